import { PLANS, TRIAL_DAYS, type UserView } from "@giftling/domain";
import { Button } from "../../components/button.tsx";
import { Benefits } from "./benefits.tsx";
import { useCheckout } from "./checkout/use-checkout.ts";
import classes from "./subscription.module.css";

/**
 * Premium at its list price, with its benefits; first of all the free trial, while there is one (rule:
 * subscription-page, price-catalogue, free-trial).
 */
export function UpgradeCard({ user }: { user: UserView }) {
  const checkout = useCheckout();
  const [, premium] = PLANS;
  const buy = (
    <Button
      variant={user.canStartTrial ? "default" : "filled"}
      loading={checkout.busyWith === "premium-monthly"}
      disabled={checkout.isBusy && checkout.busyWith !== "premium-monthly"}
      onClick={() => void checkout.open("premium-monthly")}
    >
      Upgrade to Premium
    </Button>
  );
  return (
    <section className={classes.card} data-featured aria-labelledby="upgrade">
      <h2 id="upgrade" className={classes.cardTitle}>
        {user.isPremium ? "Keep Premium" : "Premium"}
      </h2>
      <p className={classes.price}>
        <span className={classes.figure}>{premium.priceText}</span> {premium.periodText}
      </p>
      <Benefits />
      <div className={classes.buttons}>
        {user.canStartTrial && (
          <Button
            loading={checkout.busyWith === "trial"}
            disabled={checkout.isBusy && checkout.busyWith !== "trial"}
            onClick={() => void checkout.open("trial")}
          >
            Start free trial
          </Button>
        )}
        {buy}
      </div>
      <p className={classes.small}>{note(user)}</p>
    </section>
  );
}

function note({ canStartTrial, premiumSource, hasBillingPortal }: UserView): string {
  if (canStartTrial) {
    return `The trial takes ${TRIAL_DAYS} days, needs no card and ends by itself.`;
  }
  if (premiumSource === "grant") {
    return "Your gift runs on by itself until its end. Upgrading starts the paid plan today.";
  }
  if (premiumSource === "trial" && hasBillingPortal) {
    return "Upgrading starts the paid plan today. To use up the trial first, add your card under Manage Billing.";
  }
  return "Cancel any time; Premium stays until the end of what you paid for.";
}
