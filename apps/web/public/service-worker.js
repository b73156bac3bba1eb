/**
 * For a parent whose connection is away: a page that says so, in place of the browser's own. It keeps that page and what it
 * is made of, and nothing else: no data, no other page. Registered for the parent's pages one by one, never for a hub. The
 * build fills in VERSION and FILES, so that every change of them is a new worker with a cache of its own.
 */
const CACHE = "giftling-offline-VERSION";
/** In the language of the page that registered the worker. */
const LANGUAGE = new URL(self.location.href).searchParams.get("lang");
const OFFLINE = LANGUAGE === null ? "/offline.html" : `/offline.${LANGUAGE}.html`;
const FILES = [OFFLINE, "FILES"];

async function keepFiles() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })));
  await self.skipWaiting();
}

async function dropOldFiles() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("giftling-offline-") && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The network's answer; without one, what was kept, of this worker or of a newer one. */
async function answer(request, kept) {
  try {
    return await fetch(request);
  } catch (error) {
    const answer = await caches.match(kept);
    if (answer) return answer;
    throw error;
  }
}

self.addEventListener("install", (event) => {
  // A deletion is sent as its page goes away, and a browser ends what a worker passes on when the page has gone.
  event.addRoutes?.({ condition: { requestMethod: "DELETE" }, source: "network" });
  event.waitUntil(keepFiles());
});
self.addEventListener("activate", (event) => event.waitUntil(dropOldFiles()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(answer(request, OFFLINE));
  else if (FILES.includes(pathname)) event.respondWith(answer(request, request));
});
