import { DEMO_FAMILY_URL } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import * as words from "@giftling/messages/hub/dialogs";
import { getErrorCode, getErrorMessage, getFailureTitle } from "../../../api-error.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { writeApi } from "../../../visitor/call-api.ts";
import { useApiCall } from "../../../visitor/use-api-call.ts";
import { useHub } from "./hub-context.ts";

type Supporter = {
  name: string;
  email: string;
  wantsUpdates: boolean;
  remindsBirthday: boolean;
  wantsDigest: boolean;
};

/**
 * Returns a function that subscribes to news and reminders. Each gift token links one gift to the subscription. The
 * server sends one confirmation mail for all gifts. The success toast is the same for a known e-mail address. An error
 * is shown in a toast and then passed to `onRefused` (rule: email-capture).
 */
export function useSubscribe(
  giftTokens: readonly string[],
  {
    onDone,
    onRefused,
  }: {
    onDone: () => void;
    onRefused: (error: unknown) => void;
  },
) {
  const { hub, send } = useHub();
  const { run, isPending } = useApiCall(async (supporter: Supporter) => {
    const input = { ...supporter, kidId: hub.kid.id };
    for (const giftToken of giftTokens.length === 0 ? [null] : giftTokens) {
      await writeApi("hub", "subscribe", { ...input, giftToken });
    }
  });
  async function subscribe(sent: Supporter): Promise<void> {
    try {
      await run(sent);
      onDone();
      showToast({
        title:
          hub.familyUrl === DEMO_FAMILY_URL
            ? words.sampleSubscribedTitle()
            : words.subscribedTitle(sent.email),
        tone: "success",
        isForPage: true,
        stays: true,
      });
      send({ type: "captureFinished" });
    } catch (error) {
      const again = commonWords.tryAgainMessage();
      showToast({
        title: getFailureTitle(error, commonWords.unexpectedErrorTitle()),
        message: getErrorCode(error) === "RATE_LIMITED" ? getErrorMessage(error, again) : again,
        tone: "error",
      });
      onRefused(error);
    }
  }
  return { subscribe: (supporter: Supporter) => void subscribe(supporter), isPending };
}
