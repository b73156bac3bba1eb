import { DEMO_FAMILY_URL, type YearlyDay } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import { getReminderConfirmation } from "@giftling/messages/hub/days";
import * as words from "@giftling/messages/hub/dialogs";
import { useMutation } from "@tanstack/react-query";
import { showToast } from "../../../components/toast/toast.ts";
import { getErrorCode, getErrorMessage, getFailureTitle, trpc } from "../../../trpc.ts";
import { useHub } from "./hub-context.ts";

type Supporter = { name: string; email: string; wantsUpdates: boolean; remindsBirthday: boolean };

/** Returns the message of the success toast, which describes the mails and the confirmation of the e-mail address. */
const promise = (child: string, sent: Supporter, days: readonly YearlyDay[]): string =>
  sent.remindsBirthday
    ? getReminderConfirmation(child, days, sent)
    : words.subscribedMessage(sent.email);

/**
 * Returns the mutation that subscribes to news and reminders. Each gift token links one gift to the subscription. The
 * server sends one confirmation for all gifts. An error is shown in a toast and then passed to `onRefused`
 * (rule: email-capture).
 */
export function useSubscribe(
  giftTokens: readonly string[],
  {
    days,
    onDone,
    onRefused,
  }: {
    /** Birthday and second day of the kid. */
    days: readonly YearlyDay[];
    onDone: () => void;
    onRefused: (error: unknown) => void;
  },
) {
  const { hub, send } = useHub();
  const { mutateAsync: signUp } = trpc.hub.subscribe.useMutation();
  return useMutation({
    mutationFn: async (supporter: Supporter) => {
      const input = { ...supporter, kidId: hub.kid.id };
      for (const giftToken of giftTokens.length === 0 ? [null] : giftTokens) {
        await signUp({ ...input, giftToken });
      }
    },
    onSuccess: (_answer, sent) => {
      onDone();
      showToast({
        title: words.subscribedTitle(),
        message:
          hub.familyUrl === DEMO_FAMILY_URL
            ? words.sampleSubscribedMessage()
            : promise(hub.kid.firstName, sent, days),
        tone: "success",
        isForPage: true,
        stays: true,
      });
      send({ type: "captureFinished" });
    },
    onError: (error) => {
      const again = commonWords.tryAgainMessage();
      showToast({
        title: getFailureTitle(error, commonWords.unexpectedErrorTitle()),
        message: getErrorCode(error) === "RATE_LIMITED" ? getErrorMessage(error, again) : again,
        tone: "error",
      });
      onRefused(error);
    },
  });
}
