import type { PriceId } from "@giftling/domain";
import * as words from "@giftling/messages/billing/checkout";
import * as parentWords from "@giftling/messages/dashboard/parent";
import { useState } from "react";
import { getErrorCode } from "../../../api-error.ts";
import { showErrorToast } from "../../../components/toast/error-toast.ts";
import { trpc } from "../../../trpc.ts";
import { getCheckoutReturnUrl } from "./checkout-return-purpose.ts";
import { useHostedPageNavigation } from "./use-hosted-page-navigation.ts";

/** Product of a checkout: the free trial or a price of the catalog (rule: checkout). */
export type CheckoutItem = "trial" | PriceId;

/**
 * Returns a function that opens a checkout. After an error response, the function refetches the parent's data,
 * including the prices (rule: checkout).
 */
export function useCheckout() {
  const utils = trpc.useUtils();
  const { isLeaving, leave } = useHostedPageNavigation();
  const session = trpc.billing.createSubscriptionSession.useMutation();
  const [order, setOrder] = useState<CheckoutItem | null>(null);
  const isBusy = session.isPending || isLeaving;

  /**
   * Opens the checkout. Resolves with true if the browser navigates away. A canceled checkout returns to `cancelUrl`.
   */
  async function open(wanted: CheckoutItem, cancelUrl = "/subscription"): Promise<boolean> {
    if (isBusy) return false;
    setOrder(wanted);
    const isTrial = wanted === "trial";
    try {
      const { url } = await session.mutateAsync({
        ...(isTrial ? { trial: true } : { priceId: wanted }),
        successUrl: getCheckoutReturnUrl(isTrial ? "trial" : "plan"),
        cancelUrl,
      });
      leave(url);
      return true;
    } catch (error) {
      const title = isTrial ? words.startTrialError() : words.checkoutError();
      showErrorToast(title, error, parentWords.connectionError());
      if (getErrorCode(error) !== null) void utils.account.user.invalidate();
      return false;
    }
  }

  return { open, isBusy, busyWith: isBusy ? order : null };
}
