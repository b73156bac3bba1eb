import type { PushSettingsView } from "@giftling/domain";
import { actionErrorTitle, checkConnectionMessage } from "@giftling/messages/common";
import * as words from "@giftling/messages/settings/push";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { showErrorToast } from "../../../components/toast/error-toast.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { trpc } from "../../../trpc.ts";
import {
  findBrowserEndpoint,
  findPushObstacle,
  subscribeBrowser,
  unsubscribeBrowser,
} from "./browser-push.ts";

const getTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const showError = (error: unknown) =>
  showErrorToast(actionErrorTitle(), error, checkConnectionMessage());

/**
 * Returns the query of the push settings, and functions that save changed preferences, refetch the preferences, and
 * send a test notification.
 */
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
  const test = trpc.push.test.useMutation({
    onSuccess: () => showToast({ title: words.testSentConfirmation() }),
    onError: showError,
  });
  return {
    query,
    save: (changed: Partial<PushSettingsView["preferences"]>) => {
      const { timeZone: _stored, ...others } = changed;
      return update.mutateAsync({ ...others, timeZone: getTimeZone() });
    },
    reload: async () => (await query.refetch()).data?.preferences,
    test,
  };
}

/** Returns the browser's push state, and functions that subscribe the browser or unsubscribe any device. */
export function usePushSubscription() {
  const utils = trpc.useUtils();
  const [obstacle, setObstacle] = useState(findPushObstacle);
  /** Endpoint of the browser's push subscription. Null if the browser is not subscribed. */
  const [endpoint, setEndpoint] = useState<string | null>(null);
  const store = (saved: PushSettingsView) => utils.push.settings.setData(undefined, saved);
  const subscribe = trpc.push.subscribe.useMutation({ onSuccess: store });
  const update = trpc.push.update.useMutation({ onSuccess: store });
  const unsubscribe = trpc.push.unsubscribe.useMutation();

  const { mutate: turnOn, isPending: isTurningOn } = useMutation({
    async mutationFn(publicKey: string) {
      const subscription = await subscribeBrowser(publicKey);
      setObstacle(findPushObstacle());
      if (!subscription) return;
      await subscribe.mutateAsync(subscription);
      setEndpoint(subscription.endpoint);
      await update.mutateAsync({ timeZone: getTimeZone() });
    },
    onError: showError,
  });
  const { mutate: turnOff } = useMutation({
    async mutationFn(ended: string) {
      if (ended === endpoint) await unsubscribeBrowser();
      await unsubscribe.mutateAsync({ endpoint: ended });
      utils.push.settings.setData(
        undefined,
        (all) =>
          all && {
            ...all,
            subscriptions: all.subscriptions.filter((one) => one.endpoint !== ended),
          },
      );
    },
    onError: showError,
  });

  useEffect(() => {
    if (obstacle !== null) return;
    findBrowserEndpoint().then(setEndpoint, () => undefined);
  }, [obstacle]);
  return { obstacle, endpoint, turnOn, isTurningOn, turnOff };
}
