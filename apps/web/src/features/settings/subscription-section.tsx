import type { UserView } from "@giftling/domain";
import { manageBilling } from "@giftling/messages/billing/subscription";
import { subscription } from "@giftling/messages/dashboard/menu";
import * as words from "@giftling/messages/settings/page";
import { Link } from "@tanstack/react-router";
import { Button } from "../../components/button.tsx";
import { usePortal } from "../subscription/checkout/use-portal.ts";
import { describePlan } from "../subscription/plan-words.ts";
import { OwnerNote } from "./owner-note.tsx";
import { Setting } from "./setting.tsx";
import classes from "./settings.module.css";

/** Renders the current plan, and for the owner the action that changes it (rule: settings-page). */
export function SubscriptionSection({ user, now }: { user: UserView; now: Date }) {
  const portal = usePortal();
  const isOwner = user.role === "owner";
  const { name, text, canManage } = describePlan(user, now);
  return (
    <Setting title={subscription()} lead={words.planLead()}>
      <div className={classes.plan}>
        <p className={classes.planText}>
          <strong className={classes.planName}>{name}</strong>
          {text}
        </p>
        {isOwner && canManage && user.hasBillingPortal && (
          <Button variant="default" loading={portal.isBusy} onClick={() => void portal.open()}>
            {manageBilling()}
          </Button>
        )}
        {isOwner && !canManage && (
          <Button renderRoot={(props) => <Link to="/subscription" {...props} />}>
            {words.upgradePlan()}
          </Button>
        )}
      </div>
      {!isOwner && <OwnerNote ownerName={user.ownerName} what="plan" />}
    </Setting>
  );
}
