import { DEMO_FAMILY_URL } from "@giftling/domain";
import { useState } from "react";
import { showToast } from "../../../components/toast/toast.ts";
import { errorFields, trpc } from "../../../trpc.ts";
import { useHub } from "./hub-context.ts";

/**
 * Signs up for updates (rule: email-capture, gift-token, email-confirmation). Each gift of this visit is linked by
 * its own token; the server sends one confirmation whatever their number. `email` in the answer is the
 * sentence for a refused address.
 */
export function useSubscribe(giftTokens: readonly string[]) {
  const { hub, send } = useHub();
  const { client } = trpc.useUtils();
  const [isBusy, setBusy] = useState(false);

  async function subscribe(name: string, email: string): Promise<{ email: string | null }> {
    setBusy(true);
    try {
      const supporter = { kidId: hub.kid.id, name, email, wantsUpdates: true };
      for (const giftToken of giftTokens.length === 0 ? [null] : giftTokens) {
        await client.hub.subscribe.mutate({ ...supporter, giftToken });
      }
      showToast({
        title: "You're all set!",
        message:
          hub.familyUrl === DEMO_FAMILY_URL
            ? "This is a sample family, so no e-mail is sent."
            : "You'll get updates when there's news to share. Please confirm in the e-mail we just sent.",
        tone: "success",
      });
      send({ type: "captureFinished" });
      return { email: null };
    } catch (error) {
      showToast({ title: "Something went wrong", message: "Please try again", tone: "error" });
      return { email: errorFields(error).email ?? null };
    } finally {
      setBusy(false);
    }
  }

  return { subscribe, isBusy };
}
