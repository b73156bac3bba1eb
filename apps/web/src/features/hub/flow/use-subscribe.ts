import { DEMO_FAMILY_URL } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import * as words from "@giftling/messages/hub/dialogs";
import { useMutation } from "@tanstack/react-query";
import { showToast } from "../../../components/toast/toast.ts";
import { errorCode, errorMessage, failureTitle, trpc } from "../../../trpc.ts";
import { useHub } from "./hub-context.ts";

/**
 * Signs up for updates (rule: email-capture, gift-token, email-confirmation). Each gift of this visit is linked by
 * its own token; the server sends one confirmation whatever their number. `onRefused` gets what went wrong, which a toast
 * says in general.
 */
export function useSubscribe(
  giftTokens: readonly string[],
  { onDone, onRefused }: { onDone: () => void; onRefused: (error: unknown) => void },
) {
  const { hub, send } = useHub();
  const { mutateAsync: signUp } = trpc.hub.subscribe.useMutation();
  return useMutation({
    mutationFn: async (supporter: { name: string; email: string }) => {
      const input = { ...supporter, kidId: hub.kid.id, wantsUpdates: true };
      for (const giftToken of giftTokens.length === 0 ? [null] : giftTokens) {
        await signUp({ ...input, giftToken });
      }
    },
    onSuccess: (_answer, { email }) => {
      onDone();
      showToast({
        title: words.allSet(),
        message:
          hub.familyUrl === DEMO_FAMILY_URL ? words.sampleNoMail() : words.pleaseConfirm(email),
        tone: "success",
        isForPage: true,
        stays: true,
      });
      send({ type: "captureFinished" });
    },
    onError: (error) => {
      const again = commonWords.pleaseTryAgain();
      showToast({
        title: failureTitle(error, commonWords.wentWrong()),
        message: errorCode(error) === "RATE_LIMITED" ? errorMessage(error, again) : again,
        tone: "error",
      });
      onRefused(error);
    },
  });
}
