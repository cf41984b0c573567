// Pushes to this browser: whether it takes them, and what the hall must know to send some.

import { api } from "./api";
import type { NoticeInfo } from "./types";

const HERE = "/push-here"; // where the service worker finds it too: which of somebody's channels this browser is

export const knowsPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window;

/** What this browser has agreed to, if anything. */
export async function subscription(): Promise<PushSubscription | null> {
  if (!knowsPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration("/");
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Which of somebody's channels this browser is: others may have the same push service. */
export async function here(told: NoticeInfo): Promise<string | null> {
  if (!("caches" in globalThis)) return null;
  const known = (await (await caches.match(HERE))?.json()) as { id: string } | undefined;
  return told.endpoints.find((one) => one.id === known?.id)?.id ?? null;
}

/** Ask for pushes, and tell the hall. NotAllowedError if the person, or the browser, does not want it. */
export async function subscribe(was: NoticeInfo): Promise<NoticeInfo> {
  const { key } = was.push;
  await navigator.serviceWorker.register("/push.js", { scope: "/" });
  const worker = await navigator.serviceWorker.ready;
  const had = await worker.pushManager.getSubscription();
  const made = had ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const told = made.toJSON();
  const now = await api.addPush(made.endpoint, told.keys ?? {});
  const mine = now.endpoints.find((one) => !was.endpoints.some((former) => former.id === one.id));
  const known = JSON.stringify({ id: mine?.id, endpoint: made.endpoint });
  if (mine) await (await caches.open("push")).put(HERE, new Response(known));
  return now;
}

/** Have the service worker look whether pushes go somewhere else since: not every browser tells it. */
export async function renew(): Promise<void> {
  if (knowsPush()) (await navigator.serviceWorker.getRegistration("/"))?.active?.postMessage("renew");
}
