import type { UserView } from "@giftling/domain";
import * as words from "@giftling/messages/billing/checkout";
import * as parentWords from "@giftling/messages/dashboard/parent";
import { Link } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { GrowingGiftIllustration } from "../../../components/illustrations/growing-gift.tsx";
import { trpc } from "../../../trpc.ts";
import classes from "./checkout-return.module.css";
import type { CheckoutPurpose } from "./checkout-return-purpose.ts";

/** Time in milliseconds after which the page reports that the purchase is delayed. */
export const CHECKOUT_DELAY_NOTICE_MS = 20_000;

/**
 * Delays between polls for a purchase, in milliseconds. The first delays are short, because most purchases arrive
 * immediately.
 */
export const CHECKOUT_POLL_DELAYS_MS = [500, 1_000, 2_000, 3_000, 4_000, 4_000, 4_000] as const;

type Facts = Pick<UserView, "subscriptionStatus" | "trialDaysLeft">;

/**
 * Returns whether the user's data includes the plan that the parent has just bought. An active subscription counts for
 * every purchase. A running trial counts only if the trial was purchased, because a trial can precede the purchase of a
 * plan (rule: checkout).
 */
export function isCheckoutApplied(user: Facts, bought: CheckoutPurpose): boolean {
  if (user.subscriptionStatus === "active") return true;
  return bought === "trial" && user.subscriptionStatus === "trialing" && user.trialDaysLeft > 0;
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Polls until the purchase arrives, at most once per delay in `CHECKOUT_POLL_DELAYS_MS`. Returning from a checkout
 * grants nothing by itself. Calls `onArrived` once, when the purchase arrives. Returns true after
 * `CHECKOUT_DELAY_NOTICE_MS` (rule: checkout).
 */
function usePlanPolling(bought: CheckoutPurpose, onArrived: () => void): boolean {
  const utils = trpc.useUtils();
  const [isLate, setLate] = useState(false);
  const refresh = trpc.billing.refresh.useMutation();
  // A failed request is treated as a purchase that has not arrived.
  const ask = useEffectEvent(() => refresh.mutateAsync().catch(() => null));
  const take = useEffectEvent((user: UserView): boolean => {
    utils.account.user.setData(undefined, user);
    if (!isCheckoutApplied(user, bought)) return false;
    onArrived();
    return true;
  });
  useEffect(() => {
    let isOver = false;
    async function look() {
      for (const pause of CHECKOUT_POLL_DELAYS_MS) {
        const user = await ask();
        if (isOver || (user !== null && take(user))) return;
        await sleep(pause);
        if (isOver) return;
      }
    }
    void look();
    const timer = setTimeout(() => setLate(true), CHECKOUT_DELAY_NOTICE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
  return isLate;
}

/** Renders the page after a checkout until the purchase arrives, with a note after a delay (rule: checkout). */
export function CheckoutReturn({
  bought,
  onArrived,
}: {
  bought: CheckoutPurpose;
  onArrived: () => void;
}) {
  const isLate = usePlanPolling(bought, onArrived);
  return (
    <section className={classes.waiting} aria-busy={!isLate}>
      <GrowingGiftIllustration className={classes.picture} />
      <div role="status">
        <h2 className={classes.title}>
          {isLate ? words.paymentDelayedHeading() : words.paymentPendingHeading()}
        </h2>
        <p className={classes.text}>
          {isLate
            ? words.paymentDelayedMessage()
            : bought === "trial"
              ? words.pendingTrialMessage()
              : words.pendingPlanMessage()}
        </p>
      </div>
      {isLate ? (
        <div className={classes.buttons}>
          <Button onClick={() => window.location.reload()}>{words.reloadButton()}</Button>
          <Button variant="default" renderRoot={(props) => <Link to="/dashboard" {...props} />}>
            {parentWords.dashboardLink()}
          </Button>
        </div>
      ) : (
        <span className={classes.dots} aria-hidden>
          <span />
          <span />
          <span />
        </span>
      )}
    </section>
  );
}
