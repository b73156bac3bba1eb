import * as words from "@giftling/messages/billing/checkout";
import * as parentWords from "@giftling/messages/dashboard/parent";
import { Link } from "@tanstack/react-router";
import { Button } from "../../../components/button.tsx";
import { GrowingGift } from "../../../components/illustrations/growing-gift.tsx";
import classes from "./checkout-return.module.css";
import type { Returned } from "./returns.ts";
import { useAwaitedPlan } from "./use-awaited-plan.ts";

/**
 * Renders the page that is shown after a checkout until the purchase arrives. After 20 seconds it reports the delay and
 * states what to do (rule: checkout).
 */
export function CheckoutReturn({
  bought,
  onArrived,
}: {
  bought: Exclude<Returned, "portal">;
  onArrived: () => void;
}) {
  const isLate = useAwaitedPlan(bought, onArrived);
  return (
    <section className={classes.waiting} aria-busy={!isLate}>
      <GrowingGift className={classes.picture} />
      <div role="status">
        <h2 className={classes.title}>
          {isLate ? words.takesLonger() : words.thankYouOneMoment()}
        </h2>
        <p className={classes.text}>
          {isLate
            ? words.notConfirmedYet()
            : bought === "trial"
              ? words.waitingForTrial()
              : words.waitingForPlan()}
        </p>
      </div>
      {isLate ? (
        <div className={classes.buttons}>
          <Button onClick={() => window.location.reload()}>{words.reload()}</Button>
          <Button variant="default" renderRoot={(props) => <Link to="/dashboard" {...props} />}>
            {parentWords.goToTheDashboard()}
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
