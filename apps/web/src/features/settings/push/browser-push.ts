import { registerServiceWorker } from "../../../access/use-install-manifest.ts";

/** Page whose service worker has the browser's only push subscription. */
const PAGE = "dashboard";

/** Obstacle to a push subscription, or null. iOS requires an installed app (rule: web-push). */
export type PushObstacle = "unsupported" | "not-installed" | "denied" | null;

export function findPushObstacle(): PushObstacle {
  if ("serviceWorker" in navigator && "PushManager" in window && "Notification" in window) {
    return Notification.permission === "denied" ? "denied" : null;
  }
  // Only iOS has the property `standalone`, which is true in an app on the home screen.
  return "standalone" in navigator && navigator.standalone === false
    ? "not-installed"
    : "unsupported";
}

async function findSubscription() {
  const registration = await navigator.serviceWorker.getRegistration(`/${PAGE}`);
  return registration?.pushManager.getSubscription();
}

/** Returns the endpoint of the browser's push subscription, or null if the browser is not subscribed. */
export async function findBrowserEndpoint(): Promise<string | null> {
  return (await findSubscription())?.endpoint ?? null;
}

/** Subscribes the browser. Returns null if the parent denies permission. Safari requires a call in a click handler. */
export async function subscribeBrowser(publicKey: string) {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const registration = await registerServiceWorker(PAGE);
  await untilActive(registration);
  // A subscription with an earlier key of the server would prevent a new subscription.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await registration.pushManager.subscribe(options);
  const { endpoint = "", keys = {} } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys;
  return { endpoint, keys: { p256dh, auth } };
}

export async function unsubscribeBrowser(): Promise<void> {
  await (await findSubscription())?.unsubscribe();
}

/** Resolves when a new service worker is active. A browser cannot subscribe earlier. */
async function untilActive({ active, waiting, installing }: ServiceWorkerRegistration) {
  const worker = active ?? waiting ?? installing;
  if (worker === null || worker.state === "activated") return;
  await new Promise<void>((resolve) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated" || worker.state === "redundant") resolve();
    });
  });
}
