import * as words from "@giftling/messages/billing/checkout";
import * as parentWords from "@giftling/messages/dashboard/parent";
import { Link } from "@tanstack/react-router";
import { Button } from "../../../components/button.tsx";
import { GrowingGiftIllustration } from "../../../components/illustrations/growing-gift.tsx";
import classes from "./checkout-return.module.css";
import type { ReturnPurpose } from "./returns.ts";
import { usePlanPolling } from "./use-awaited-plan.ts";

/**
 * Renders the page that is shown after a checkout until the purchase arrives. After 20 seconds it reports the delay and
 * states what to do (rule: checkout).
 */
export function CheckoutReturn({
  bought,
  onArrived,
}: {
  bought: Exclude<ReturnPurpose, "portal">;
  onArrived: () => void;
}) {
  const isLate = usePlanPolling(bought, onArrived);
  return (
    <section className={classes.waiting} aria-busy={!isLate}>
      <GrowingGiftIllustration className={classes.picture} />
      <div role="status">
        <h2 className={classes.title}>
          {isLate ? words.delayedHeading() : words.pendingHeading()}
        </h2>
        <p className={classes.text}>
          {isLate
            ? words.delayedMessage()
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
