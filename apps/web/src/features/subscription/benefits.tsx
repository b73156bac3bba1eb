import { PLANS } from "@giftling/domain";
import { translatePremiumFeature } from "@giftling/messages/billing/plans";
import { premiumBenefitsHeading } from "@giftling/messages/billing/subscription";
import { CheckMarkList } from "../../components/check-mark-list.tsx";
import classes from "./subscription.module.css";

/** Renders the features of Premium from the plan catalog (rule: premium-benefits). */
export function PremiumBenefits() {
  const [, premium] = PLANS;
  return (
    <div className={classes.benefits}>
      <CheckMarkList
        label={premiumBenefitsHeading()}
        items={premium.features.map(translatePremiumFeature)}
      />
    </div>
  );
}
