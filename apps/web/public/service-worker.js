/**
 * Shows push notifications to parents, and an offline page instead of the browser's own when the network is
 * unavailable. Caches only that page and its files, never data or other pages. The worker is registered separately for
 * each of the parents' pages, never for a hub. The build replaces VERSION and FILES, so that every change to the files
 * creates a new worker with its own cache.
 */
const CACHE = "giftling-offline-VERSION";
/** Language of the page that registered the worker. Null for the default language. */
const LANGUAGE = new URL(self.location.href).searchParams.get("lang");
const OFFLINE = LANGUAGE === null ? "/offline.html" : `/offline.${LANGUAGE}.html`;
const FILES = [OFFLINE, "FILES"];

/**
 * Caches the offline page and its files. Never calls skipWaiting, because in Chromium a navigation that started before a
 * worker skipped waiting may never be sent. The worker of a new version or another language therefore waits until all
 * pages of the previous worker are closed.
 */
async function keepFiles() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })));
}

async function dropOldFiles() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("giftling-offline-") && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/**
 * Returns the network's response. If the request fails, returns the response cached by this worker or a newer worker.
 */
async function answer(request, kept) {
  try {
    return await fetch(request);
  } catch (error) {
    const answer = await caches.match(kept);
    if (answer) return answer;
    throw error;
  }
}

/** Shows a push notification of the server, whose text is in the parent's language. */
function showNews({ title, body, url, tag }) {
  const icon = "/icons/icon-192.png";
  return self.registration.showNotification(title, { body, tag, icon, data: { url } });
}

/**
 * Assigns the browser's push subscription to the session of the opened page, so that signing out ends it. Ends a
 * subscription that was turned off on another device.
 */
async function renewSubscription() {
  const subscription = await self.registration.pushManager?.getSubscription();
  if (!subscription) return;
  const { status } = await fetch("/api/account/push/renew", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint: subscription.endpoint }),
  });
  if (status === 404) await subscription.unsubscribe();
}

self.addEventListener("install", (event) => {
  // A deletion is sent while its page unloads. Browsers abort requests that a worker forwards for an unloaded page.
  event.addRoutes?.({ condition: { requestMethod: "DELETE" }, source: "network" });
  event.waitUntil(keepFiles());
});
self.addEventListener("activate", (event) => event.waitUntil(dropOldFiles()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    event.respondWith(answer(request, OFFLINE));
    event.waitUntil(renewSubscription().catch(() => undefined));
  } else if (FILES.includes(pathname)) event.respondWith(answer(request, request));
});
self.addEventListener("push", (event) => event.waitUntil(showNews(event.data.json())));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.url));
});
