import { PLANS, TRIAL_DAYS, type UserView } from "@giftling/domain";
import { perMonthLabel } from "@giftling/messages/billing/plans";
import * as words from "@giftling/messages/billing/subscription";
import { Button } from "../../components/button.tsx";
import { PremiumBenefits } from "./benefits.tsx";
import { useCheckout } from "./checkout/use-checkout.ts";
import classes from "./subscription.module.css";

/** Renders Premium with its list price and its features. An available free trial is shown first (rule: subscription-page). */
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
      {words.upgradeButton()}
    </Button>
  );
  return (
    <section className={classes.card} data-featured aria-labelledby="upgrade">
      <h2 id="upgrade" className={classes.cardTitle}>
        {user.isPremium ? words.keepPremiumHeading() : "Premium"}
      </h2>
      <p className={classes.price}>
        <span className={classes.figure}>{premium.priceText}</span> {perMonthLabel()}
      </p>
      <PremiumBenefits />
      <div className={classes.buttons}>
        {user.canStartTrial && (
          <Button
            loading={checkout.busyWith === "trial"}
            disabled={checkout.isBusy && checkout.busyWith !== "trial"}
            onClick={() => void checkout.open("trial")}
          >
            {words.startTrialButton()}
          </Button>
        )}
        {buy}
      </div>
      <p className={classes.small}>{note(user)}</p>
    </section>
  );
}

function note({ canStartTrial, premiumSource, hasBillingPortal }: UserView): string {
  if (canStartTrial) return words.trialNote(TRIAL_DAYS);
  if (premiumSource === "grant") return words.giftedPremiumNote();
  if (premiumSource === "trial" && hasBillingPortal) return words.upgradeDuringTrialNote();
  return words.cancellationNote();
}
