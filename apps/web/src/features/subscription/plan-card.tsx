import type { UserView } from "@giftling/domain";
import { formatPrice } from "@giftling/messages/billing/plans";
import * as words from "@giftling/messages/billing/subscription";
import { formatOwnerSettingNote } from "@giftling/messages/family/family";
import { Anchor } from "@mantine/core";
import { Button } from "../../components/button.tsx";
import { formatDate } from "../../components/format-relative-date.ts";
import { PlanNotice } from "../../components/plan-notice.tsx";
import { renderRichText } from "../../components/render-rich-text.tsx";
import { useConfig } from "../../page-context.ts";
import { useBillingPortal } from "./checkout/use-billing-portal.ts";
import { describePlan } from "./describe-plan.ts";
import classes from "./subscription.module.css";

/** Renders the current plan, with billing and support links (rule: subscription-page). */
export function CurrentPlanCard({ user, now }: { user: UserView; now: Date }) {
  const portal = useBillingPortal();
  const { name, text, canManage } = describePlan(user, now);
  const isPastDue = user.subscriptionStatus === "past_due";
  const isOwner = user.role === "owner";
  return (
    <section className={classes.card} aria-labelledby="plan" data-problem={isPastDue || undefined}>
      <h2 id="plan" className={classes.eyebrow}>
        {words.currentPlanHeading()}
      </h2>
      <p className={classes.planName}>{name}</p>
      <p className={classes.text}>{text}</p>
      {!isOwner && <p className={classes.text}>{formatOwnerSettingNote(user.ownerName, "plan")}</p>}
      {isOwner && isPastDue && <p className={classes.text}>{words.addPaymentCardMessage()}</p>}
      {isOwner && user.hasBillingPortal && user.cancelAtPeriodEnd && (
        <Button loading={portal.isBusy} onClick={() => void portal.open()}>
          {user.subscriptionStatus === "trialing"
            ? words.resumeTrialButton()
            : words.resumePremiumButton()}
        </Button>
      )}
      {isOwner && user.hasBillingPortal && (canManage || !user.isTrialLocked) && (
        <Button
          variant={isPastDue ? "filled" : "default"}
          loading={portal.isBusy}
          onClick={() => void portal.open()}
        >
          {words.manageBillingButton()}
        </Button>
      )}
      {user.isPremium && <SupportLink />}
    </section>
  );
}

/** Renders a mail link to Premium's priority support (rule: premium-benefits). */
function SupportLink() {
  const { contactEmail } = useConfig();
  const subject = encodeURIComponent(words.supportMailSubject());
  return (
    <p className={classes.support}>
      {renderRichText(words.supportNote(), {
        link: (
          <Anchor href={`mailto:${contactEmail}?subject=${subject}`}>{words.supportLink()}</Anchor>
        ),
      })}
    </p>
  );
}

/** Renders the end date of a running trial, and the plan that follows (rule: subscription-page). */
export function TrialNotice({ user }: { user: UserView }) {
  const { subscriptionStatus, trialDaysLeft: days, trialEndsAt, cancelAtPeriodEnd } = user;
  if (subscriptionStatus !== "trialing" || days === 0 || trialEndsAt === null) return null;
  const until = formatDate(trialEndsAt);
  return (
    <PlanNotice
      title={words.trialDaysLeftTitle(days)}
      text={
        cancelAtPeriodEnd
          ? words.canceledTrialMessage(until)
          : words.trialMessage(until, formatPrice("premium-monthly"))
      }
    />
  );
}
