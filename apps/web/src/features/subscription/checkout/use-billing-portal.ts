import * as words from "@giftling/messages/billing/checkout";
import * as parentWords from "@giftling/messages/dashboard/parent";
import { useNavigate } from "@tanstack/react-router";
import { getErrorCode } from "../../../api-error.ts";
import { showErrorToast } from "../../../components/toast/error-toast.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { trpc } from "../../../trpc.ts";
import { getCheckoutReturnUrl } from "./checkout-return-purpose.ts";
import { useHostedPageNavigation } from "./use-hosted-page-navigation.ts";

/** Returns a function that opens the billing portal or, without a subscription, the plans (rule: checkout). */
export function useBillingPortal() {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const { isLeaving, leave } = useHostedPageNavigation();
  const session = trpc.billing.createPortalSession.useMutation();
  const isBusy = session.isPending || isLeaving;

  async function open(): Promise<void> {
    if (isBusy) return;
    try {
      const { url } = await session.mutateAsync({ returnUrl: getCheckoutReturnUrl("portal") });
      leave(url);
    } catch (error) {
      if (getErrorCode(error) === "NO_SUBSCRIPTION") {
        const message = words.subscriptionRequiredMessage();
        showToast({ title: words.subscriptionRequiredTitle(), message, tone: "error" });
        await utils.account.user.invalidate();
        await navigate({ to: "/subscription" });
        return;
      }
      showErrorToast(parentWords.errorTitle(), error, words.billingPortalError());
    }
  }

  return { open, isBusy };
}
