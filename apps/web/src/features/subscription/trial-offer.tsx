import { PLANS, PRICES, type Price, type UserView } from "@giftling/domain";
import {
  formatPrice,
  getPriceName,
  translatePremiumFeature,
} from "@giftling/messages/billing/plans";
import * as words from "@giftling/messages/billing/subscription";
import { Button } from "../../components/button.tsx";
import { CheckMarkList } from "../../components/check-mark-list.tsx";
import { useCheckout } from "./checkout/use-checkout.ts";
import classes from "./subscription.module.css";

/** Returns the prices of the offer after a trial, or an empty list if no offer is available (rule: price-catalog). */
export const listTrialOffers = (user: Pick<UserView, "buyablePrices">): Price[] =>
  user.buyablePrices.map((id) => PRICES[id]).filter(({ isOffer }) => isOffer);

export function TrialOffer({ offers }: { offers: readonly Price[] }) {
  const checkout = useCheckout();
  return (
    <section className={classes.card} data-featured aria-labelledby="offer">
      <h2 id="offer" className={classes.cardTitle}>
        {words.trialOfferHeading()}
      </h2>
      <p className={classes.text}>{words.trialOfferDescription()}</p>
      <ul className={classes.offers}>
        {offers.map((offer, index) => (
          <li key={offer.id} className={classes.offer}>
            <p className={classes.offerName}>{getPriceName(offer.id)}</p>
            <p className={classes.offerPrice}>{formatPrice(offer.id)}</p>
            <Button
              variant={index === 0 ? "filled" : "outline"}
              loading={checkout.busyWith === offer.id}
              disabled={checkout.isBusy && checkout.busyWith !== offer.id}
              onClick={() => void checkout.open(offer.id)}
            >
              {words.choosePriceButton(getPriceName(offer.id))}
            </Button>
          </li>
        ))}
      </ul>
      <PremiumBenefits />
    </section>
  );
}

/** Renders the features of Premium from the plan catalog (rule: premium-benefits). */
export function PremiumBenefits() {
  const [, premium] = PLANS;
  return (
    <div className={classes.benefits}>
      <CheckMarkList
        label={words.premiumBenefitsHeading()}
        items={premium.features.map(translatePremiumFeature)}
      />
    </div>
  );
}
