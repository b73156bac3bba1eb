import { TRIAL_DAYS, type UserView } from "@giftling/domain";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { Button } from "../../../components/button.tsx";
import { formatDate } from "../../../components/format-day.ts";
import { GrowingGift } from "../../../components/illustrations/growing-gift.tsx";
import type { Returned } from "./returns.ts";
import classes from "./welcome.module.css";

/** Once the plan is there: what it is, warmly, and the way on. */
export function Welcome({ bought, user }: { bought: Exclude<Returned, "portal">; user: UserView }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isTrial = bought === "trial" && user.trialEndsAt !== null;
  return (
    <section className={classes.welcome} aria-labelledby="welcome">
      <GrowingGift className={classes.picture} />
      <div className={classes.words}>
        <h2 id="welcome" className={classes.title} tabIndex={-1} ref={heading}>
          {isTrial ? "Your Premium trial has begun" : "Welcome to Premium"}
        </h2>
        <p className={classes.text}>
          {isTrial && user.trialEndsAt
            ? `For ${TRIAL_DAYS} days, until ${formatDate(user.trialEndsAt)}, everything of Premium is yours to try.`
            : "Thank you for growing with us. Everything of Premium is yours from now on."}
        </p>
        <Button
          className={classes.button}
          renderRoot={(props) => <Link to="/dashboard" {...props} />}
        >
          Go to the dashboard
        </Button>
      </div>
    </section>
  );
}
