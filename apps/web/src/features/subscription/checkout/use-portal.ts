import * as words from "@giftling/messages/billing/checkout";
import * as parentWords from "@giftling/messages/dashboard/parent";
import { useNavigate } from "@tanstack/react-router";
import { showToast } from "../../../components/toast/toast.ts";
import { errorCode, errorMessage, trpc } from "../../../trpc.ts";
import { returnAddress } from "./returns.ts";
import { useHostedPage } from "./use-hosted-page.ts";

/**
 * Returns the function that opens the billing portal. A parent without a subscription is redirected to the plans (rule:
 * checkout).
 */
export function usePortal() {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const { isLeaving, leave } = useHostedPage();
  const session = trpc.billing.createPortalSession.useMutation();
  const isBusy = session.isPending || isLeaving;

  async function open(): Promise<void> {
    if (isBusy) return;
    try {
      const { url } = await session.mutateAsync({ returnUrl: returnAddress("portal") });
      leave(url);
    } catch (error) {
      if (errorCode(error) === "NO_SUBSCRIPTION") {
        const message = words.pleaseSubscribe();
        showToast({ title: words.noSubscription(), message, tone: "error" });
        await utils.account.user.invalidate();
        await navigate({ to: "/subscription" });
        return;
      }
      const message = errorMessage(error, words.portalFailed());
      showToast({ title: parentWords.error(), message, tone: "error" });
    }
  }

  return { open, isBusy };
}
