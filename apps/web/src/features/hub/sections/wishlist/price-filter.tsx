import type { Currency, PriceRange } from "@giftling/domain";
import * as words from "@giftling/messages/hub/counts";
import buttons from "../hub-buttons.module.css";
import classes from "./price-filter.module.css";

type PriceChipsProps = {
  ranges: readonly PriceRange[];
  range: PriceRange | null;
  currency: Currency | undefined;
  /** Number of wishes in the selected price range. */
  count: number;
  choose: (range: PriceRange | null) => void;
};

/** Renders the price filter, and the number of wishes in the selected price range (rule: price-ranges). */
export function PriceFilter({ ranges, range, currency, count, choose }: PriceChipsProps) {
  return (
    <div className={classes.prices}>
      <fieldset className={classes.chips}>
        <legend className={buttons.hidden}>{words.priceFilterLabel()}</legend>
        {[null, ...ranges].map((each) => (
          <button
            key={each?.id ?? "all"}
            type="button"
            className={classes.chip}
            aria-pressed={each === range}
            aria-controls="wishlist-items"
            onClick={() => choose(each)}
          >
            {each === null ? words.allPricesLabel() : words.getPriceRangeLabel(each, currency)}
          </button>
        ))}
      </fieldset>
      <p className={classes.count} role="status">
        {range !== null && words.getPriceFilterStatus(count, range, currency)}
      </p>
    </div>
  );
}
