// The service worker: shows what the hall pushes, and opens its page. It keeps nothing and answers no request.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const said = event.data?.json() ?? { title: "Longhall", body: "", path: "/", tag: "longhall" };
  const shown = { body: said.body, tag: said.tag, icon: "/icon-192.png", data: { path: said.path } };
  event.waitUntil(self.registration.showNotification(said.title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const wanted = new URL(event.notification.data?.path ?? "/", self.location.origin);
  const there = async () => {
    const pages = await self.clients.matchAll({ type: "window" });
    const page = pages.find((one) => new URL(one.url).pathname === wanted.pathname);
    return page ? page.focus() : self.clients.openWindow(wanted.href);
  };
  event.waitUntil(there());
});
