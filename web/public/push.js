// The service worker: shows what the hall pushes, and opens its page. When the browser gets another address for pushes
// it tells the hall. It keeps nothing but which of somebody's channels this browser is, and answers no request.

const HERE = "/push-here"; // the same in lib/push.ts

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  event.waitUntil(show(event.data?.json() ?? { title: "Longhall", body: "", path: "/", tag: "longhall" }));
});

/** One of a kind is shown at a time. Another one is heard too; the same once more is not. */
async function show(said) {
  const shown = await self.registration.getNotifications({ tag: said.tag });
  const known = shown.some((one) => one.data?.id !== undefined && one.data.id === said.id);
  const data = { path: said.path, id: said.id };
  const how = { body: said.body, tag: said.tag, icon: "/icon-192.png", renotify: !known, data };
  await self.registration.showNotification(said.title, how);
}

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

self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew()));
self.addEventListener("message", (event) => event.waitUntil(renew())); // a page was opened: perhaps nothing was told

/** Tell the hall where pushes go now, if it was told before and that is another place. */
async function renew() {
  const here = await (await self.caches.match(HERE))?.json();
  if (!here) return;
  const was = await ask("GET", "/api/me/notices");
  if (!was.endpoints.some((one) => one.id === here.id)) return; // taken away, perhaps on another device
  const pushes = self.registration.pushManager;
  const wish = { userVisibleOnly: true, applicationServerKey: was.push.key };
  const made = (await pushes.getSubscription()) ?? (await pushes.subscribe(wish));
  if (made.endpoint === here.endpoint) return;
  const { endpoint, keys } = made.toJSON();
  const now = await ask("POST", "/api/me/notices/push", { endpoint, keys });
  const { id } = now.endpoints.find((one) => !was.endpoints.some((former) => former.id === one.id));
  await (await self.caches.open("push")).put(HERE, new Response(JSON.stringify({ id, endpoint })));
  await ask("DELETE", `/api/me/notices/endpoints/${here.id}`);
}

async function ask(method, path, body) {
  const headers = { "Content-Type": "application/json", "X-Longhall": "1" };
  const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
  return answer.json();
}
