import { PLANS } from "@giftling/domain";
import { CheckList } from "../../components/check-list.tsx";
import classes from "./subscription.module.css";

/** What Premium holds, in the catalogue's words (rule: premium-benefits). */
export function Benefits() {
  const [, premium] = PLANS;
  return (
    <div className={classes.benefits}>
      <CheckList label="What Premium holds" items={premium.features} />
    </div>
  );
}
