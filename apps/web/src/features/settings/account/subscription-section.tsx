import type { UserView } from "@giftling/domain";
import { manageBillingButton } from "@giftling/messages/billing/subscription";
import { subscriptionLink } from "@giftling/messages/dashboard/menu";
import * as words from "@giftling/messages/settings/page";
import { Link } from "@tanstack/react-router";
import { Button } from "../../../components/button.tsx";
import { useBillingPortal } from "../../subscription/checkout/use-billing-portal.ts";
import { describePlan } from "../../subscription/describe-plan.ts";
import { OwnerOnlyNote, SettingSection } from "../setting-section.tsx";
import classes from "../settings.module.css";

type SubscriptionProps = { user: UserView; now: Date };

export function SubscriptionSection({ user, now }: SubscriptionProps) {
  return (
    <SettingSection title={subscriptionLink()} lead={words.planDescription()}>
      <CurrentPlanDetails user={user} now={now} />
    </SettingSection>
  );
}

/** Renders the current plan. The owner also sees a button that changes the plan (rule: owner-only). */
export function CurrentPlanDetails({ user, now }: SubscriptionProps) {
  const portal = useBillingPortal();
  const isOwner = user.role === "owner";
  const { name, text, canManage } = describePlan(user, now);
  return (
    <>
      <div className={classes.plan}>
        <p className={classes.planText}>
          <strong className={classes.planName}>{name}</strong>
          {text}
        </p>
        {isOwner && canManage && user.hasBillingPortal && (
          <Button variant="default" loading={portal.isBusy} onClick={() => void portal.open()}>
            {manageBillingButton()}
          </Button>
        )}
        {isOwner && !canManage && (
          <Button renderRoot={(props) => <Link to="/subscription" {...props} />}>
            {words.upgradePlanButton()}
          </Button>
        )}
      </div>
      {!isOwner && <OwnerOnlyNote ownerName={user.ownerName} what="plan" />}
    </>
  );
}
