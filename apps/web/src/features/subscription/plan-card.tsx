import type { UserView } from "@giftling/domain";
import { Anchor } from "@mantine/core";
import { Button } from "../../components/button.tsx";
import { useConfig } from "../../use-config.ts";
import { usePortal } from "./checkout/use-portal.ts";
import { planWords } from "./plan-words.ts";
import classes from "./subscription.module.css";

/**
 * The plan as it is: until when, what to do about a failed payment, the way to billing and to help (rule:
 * subscription-page).
 */
export function CurrentPlanCard({ user, now }: { user: UserView; now: Date }) {
  const portal = usePortal();
  const { name, text, canManage } = planWords(user, now);
  const isPastDue = user.subscriptionStatus === "past_due";
  return (
    <section className={classes.card} aria-labelledby="plan" data-problem={isPastDue || undefined}>
      <h2 id="plan" className={classes.eyebrow}>
        Current plan
      </h2>
      <p className={classes.planName}>{name}</p>
      <p className={classes.text}>{text}</p>
      {isPastDue && (
        <p className={classes.text}>
          Add one that works under Manage Billing: Premium is back as soon as it is paid. Everything
          you made is kept.
        </p>
      )}
      {user.hasBillingPortal && user.cancelAtPeriodEnd && (
        <Button loading={portal.isBusy} onClick={() => void portal.open()}>
          {user.subscriptionStatus === "trialing" ? "Resume the trial" : "Resume Premium"}
        </Button>
      )}
      {user.hasBillingPortal && (canManage || !user.isTrialLocked) && (
        <Button
          variant={isPastDue ? "filled" : "default"}
          loading={portal.isBusy}
          onClick={() => void portal.open()}
        >
          Manage Billing
        </Button>
      )}
      {user.isPremium && <Support />}
    </section>
  );
}

/** Premium's priority support: a mail that says so (rule: premium-benefits). */
function Support() {
  const { contactEmail } = useConfig();
  return (
    <p className={classes.support}>
      Need a hand?{" "}
      <Anchor href={`mailto:${contactEmail}?subject=${encodeURIComponent("Priority support")}`}>
        Write to priority support
      </Anchor>
      . Premium families are answered first.
    </p>
  );
}
