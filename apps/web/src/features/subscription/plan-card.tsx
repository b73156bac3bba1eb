import type { UserView } from "@giftling/domain";
import * as words from "@giftling/messages/billing/subscription";
import { ownerLooksAfter } from "@giftling/messages/family/family";
import { Anchor } from "@mantine/core";
import { Button } from "../../components/button.tsx";
import { rich } from "../../components/rich.tsx";
import { useConfig } from "../../use-config.ts";
import { usePortal } from "./checkout/use-portal.ts";
import { describePlan } from "./plan-words.ts";
import classes from "./subscription.module.css";

/** Renders the current plan with its end, a failed payment, the link to billing, and help (rule: subscription-page). */
export function CurrentPlanCard({ user, now }: { user: UserView; now: Date }) {
  const portal = usePortal();
  const { name, text, canManage } = describePlan(user, now);
  const isPastDue = user.subscriptionStatus === "past_due";
  const isOwner = user.role === "owner";
  return (
    <section className={classes.card} aria-labelledby="plan" data-problem={isPastDue || undefined}>
      <h2 id="plan" className={classes.eyebrow}>
        {words.currentPlan()}
      </h2>
      <p className={classes.planName}>{name}</p>
      <p className={classes.text}>{text}</p>
      {!isOwner && <p className={classes.text}>{ownerLooksAfter(user.ownerName, "plan")}</p>}
      {isOwner && isPastDue && <p className={classes.text}>{words.addACard()}</p>}
      {isOwner && user.hasBillingPortal && user.cancelAtPeriodEnd && (
        <Button loading={portal.isBusy} onClick={() => void portal.open()}>
          {user.subscriptionStatus === "trialing" ? words.resumeTrial() : words.resumePremium()}
        </Button>
      )}
      {isOwner && user.hasBillingPortal && (canManage || !user.isTrialLocked) && (
        <Button
          variant={isPastDue ? "filled" : "default"}
          loading={portal.isBusy}
          onClick={() => void portal.open()}
        >
          {words.manageBilling()}
        </Button>
      )}
      {user.isPremium && <Support />}
    </section>
  );
}

/** Renders the link to Premium's priority support, a mail with a marked subject (rule: premium-benefits). */
function Support() {
  const { contactEmail } = useConfig();
  const subject = encodeURIComponent(words.prioritySupport());
  return (
    <p className={classes.support}>
      {rich(words.needAHand(), {
        link: (
          <Anchor href={`mailto:${contactEmail}?subject=${subject}`}>
            {words.writeToSupport()}
          </Anchor>
        ),
      })}
    </p>
  );
}
