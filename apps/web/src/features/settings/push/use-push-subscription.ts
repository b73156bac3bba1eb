import type { PushSettingsView } from "@giftling/domain";
import * as words from "@giftling/messages/settings/push";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { registerServiceWorker } from "../../../access/use-web-app-manifest.ts";
import { showActionErrorToast } from "../../../components/toast/error-toast.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { trpc } from "../../../trpc.ts";

/** Page whose service worker has the browser's only push subscription. */
const PAGE = "dashboard";

/** Obstacle to a push subscription, or null. iOS requires an installed app (rule: web-push). */
export type PushUnavailableReason = "unsupported" | "not-installed" | "denied" | null;

function findPushObstacle(): PushUnavailableReason {
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

/**
 * Subscribes the browser. Returns null if the parent denies permission. Safari permits the call only in a click
 * handler.
 */
async function subscribeBrowser(publicKey: string) {
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

const getTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns the query of the push settings, and functions that save and refetch the preferences. */
export function usePushSettings() {
  const utils = trpc.useUtils();
  const query = trpc.push.settings.useQuery();
  const update = trpc.push.update.useMutation({
    // Merges only the changed preferences, because another switch may be saving at the same time.
    onSuccess: (_saved, changed) =>
      utils.push.settings.setData(
        undefined,
        (all) => all && { ...all, preferences: { ...all.preferences, ...changed } },
      ),
  });
  return {
    query,
    save: (changed: Partial<PushSettingsView["preferences"]>) =>
      update.mutateAsync({ ...changed, timeZone: getTimeZone() }),
    reload: async () => (await query.refetch()).data?.preferences,
  };
}

/** Returns the browser's push state, and functions that subscribe the browser or unsubscribe any device. */
export function usePushSubscription() {
  const utils = trpc.useUtils();
  const [obstacle, setObstacle] = useState(findPushObstacle);
  /** Endpoint of the browser's push subscription. Null if the browser is not subscribed. */
  const [ownEndpoint, setOwnEndpoint] = useState<string | null>(null);
  const store = (saved: PushSettingsView) => utils.push.settings.setData(undefined, saved);
  const subscribe = trpc.push.subscribe.useMutation({ onSuccess: store });
  const update = trpc.push.update.useMutation({ onSuccess: store });
  const unsubscribe = trpc.push.unsubscribe.useMutation();
  const test = trpc.push.test.useMutation({
    onSuccess: () => showToast({ title: words.testNotificationSentConfirmation() }),
    onError: showActionErrorToast,
  });

  const { mutate: turnOn, isPending: isTurningOn } = useMutation({
    async mutationFn(publicKey: string) {
      const subscription = await subscribeBrowser(publicKey);
      setObstacle(findPushObstacle());
      if (!subscription) return;
      await subscribe.mutateAsync(subscription);
      setOwnEndpoint(subscription.endpoint);
      await update.mutateAsync({ timeZone: getTimeZone() });
    },
    onError: showActionErrorToast,
  });
  const { mutate: turnOff } = useMutation({
    async mutationFn(ended: string) {
      if (ended === ownEndpoint) await (await findSubscription())?.unsubscribe();
      await unsubscribe.mutateAsync({ endpoint: ended });
      await utils.push.settings.invalidate();
    },
    onError: showActionErrorToast,
  });

  useEffect(() => {
    if (obstacle !== null) return;
    findSubscription().then(
      (subscription) => setOwnEndpoint(subscription?.endpoint ?? null),
      () => undefined,
    );
  }, [obstacle]);
  return { obstacle, ownEndpoint, turnOn, isTurningOn, turnOff, test: test.mutate };
}
