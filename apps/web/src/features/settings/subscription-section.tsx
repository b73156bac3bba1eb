import type { UserView } from "@giftling/domain";
import { Link } from "@tanstack/react-router";
import { Button } from "../../components/button.tsx";
import { usePortal } from "../subscription/checkout/use-portal.ts";
import { planWords } from "../subscription/plan-words.ts";
import { Setting } from "./setting.tsx";
import classes from "./settings.module.css";

/** The plan as it is now, and the way to change it (rule: settings-page). */
export function SubscriptionSection({ user, now }: { user: UserView; now: Date }) {
  const portal = usePortal();
  const { name, text, canManage } = planWords(user, now);
  return (
    <Setting title="Subscription" lead="What your family has, and until when.">
      <div className={classes.plan}>
        <p className={classes.planText}>
          <strong className={classes.planName}>{name}</strong>
          {text}
        </p>
        {canManage && user.hasBillingPortal && (
          <Button variant="default" loading={portal.isBusy} onClick={() => void portal.open()}>
            Manage Billing
          </Button>
        )}
        {!canManage && (
          <Button renderRoot={(props) => <Link to="/subscription" {...props} />}>
            Upgrade Plan
          </Button>
        )}
      </div>
    </Setting>
  );
}
