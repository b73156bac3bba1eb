import { TRIAL_DAYS, type UserView } from "@giftling/domain";
import * as words from "@giftling/messages/billing/checkout";
import * as parentWords from "@giftling/messages/dashboard/parent";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { Button } from "../../../components/button.tsx";
import { formatDate } from "../../../components/format-day.ts";
import { GrowingGiftIllustration } from "../../../components/illustrations/growing-gift.tsx";
import type { ReturnPurpose } from "./returns.ts";
import classes from "./welcome.module.css";

/** Renders the welcome to the new plan, with the next step. */
export function PlanWelcome({
  bought,
  user,
}: {
  bought: Exclude<ReturnPurpose, "portal">;
  user: UserView;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isTrial = bought === "trial" && user.trialEndsAt !== null;
  return (
    <section className={classes.welcome} aria-labelledby="welcome">
      <GrowingGiftIllustration className={classes.picture} />
      <div className={classes.words}>
        <h2 id="welcome" className={classes.title} tabIndex={-1} ref={heading}>
          {isTrial ? words.trialStartedHeading() : words.premiumStartedHeading()}
        </h2>
        <p className={classes.text}>
          {isTrial && user.trialEndsAt
            ? words.trialStartedMessage(TRIAL_DAYS, formatDate(user.trialEndsAt))
            : words.premiumStartedMessage()}
        </p>
        <Button
          className={classes.button}
          renderRoot={(props) => <Link to="/dashboard" {...props} />}
        >
          {parentWords.dashboardLink()}
        </Button>
      </div>
    </section>
  );
}
