import { registerServiceWorker } from "../../../access/use-install-manifest.ts";

/** Page whose service worker has the browser's only push subscription. */
const PAGE = "dashboard";

/**
 * Reason why the browser cannot subscribe: it has no push, it has push only for installed apps (iOS), or its user
 * blocked notifications. Null if it can (rule: web-push).
 */
export type PushObstacle = "unsupported" | "not-installed" | "denied" | null;

export function findPushObstacle(): PushObstacle {
  if ("serviceWorker" in navigator && "PushManager" in window && "Notification" in window) {
    return Notification.permission === "denied" ? "denied" : null;
  }
  // Only iOS has this property. It is true in an app on the home screen.
  return "standalone" in navigator && navigator.standalone === false
    ? "not-installed"
    : "unsupported";
}

async function findSubscription() {
  const registration = await navigator.serviceWorker.getRegistration(`/${PAGE}`);
  return registration?.pushManager.getSubscription();
}

/** Returns the endpoint of the browser's push subscription, or null without one. */
export async function findBrowserEndpoint(): Promise<string | null> {
  return (await findSubscription())?.endpoint ?? null;
}

/**
 * Requests the permission to show notifications and subscribes the browser. Returns the input of `push.subscribe`, or
 * null if the user does not give the permission. Must be called by a handler of a click, because Safari requires a user
 * gesture.
 */
export async function subscribeBrowser(publicKey: string) {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const registration = await registerServiceWorker(PAGE);
  await untilActive(registration);
  // A subscription with an earlier key of the server would prevent the new one.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await registration.pushManager.subscribe(options);
  const { endpoint = "", keys = {} } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys;
  return { endpoint, keys: { p256dh, auth } };
}

/** Ends the browser's push subscription. */
export async function unsubscribeBrowser(): Promise<void> {
  await (await findSubscription())?.unsubscribe();
}

/** Waits until a new service worker is active, without which a browser cannot subscribe. */
async function untilActive({ active, waiting, installing }: ServiceWorkerRegistration) {
  const worker = active ?? waiting ?? installing;
  if (worker === null || worker.state === "activated") return;
  await new Promise<void>((resolve) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated" || worker.state === "redundant") resolve();
    });
  });
}
