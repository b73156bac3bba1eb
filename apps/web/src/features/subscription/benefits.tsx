import { PLANS } from "@giftling/domain";
import { premiumFeature } from "@giftling/messages/billing/plans";
import { whatPremiumHolds } from "@giftling/messages/billing/subscription";
import { CheckList } from "../../components/check-list.tsx";
import classes from "./subscription.module.css";

/** Renders Premium's features from the plan catalogue (rule: premium-benefits). */
export function Benefits() {
  const [, premium] = PLANS;
  return (
    <div className={classes.benefits}>
      <CheckList label={whatPremiumHolds()} items={premium.features.map(premiumFeature)} />
    </div>
  );
}
