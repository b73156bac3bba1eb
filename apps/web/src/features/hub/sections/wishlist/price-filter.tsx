import { PRICE_RANGES, type PriceRange } from "@giftling/domain";
import * as words from "@giftling/messages/hub/counts";
import buttons from "../hub-buttons.module.css";
import classes from "./price-filter.module.css";

type PriceChipsProps = {
  range: PriceRange | null;
  /** Number of wishes in the selected range. */
  count: number;
  choose: (range: PriceRange | null) => void;
};

/** Renders the price filter, and the number of wishes in the selected range (rule: price-ranges). */
export function PriceFilter({ range, count, choose }: PriceChipsProps) {
  return (
    <div className={classes.prices}>
      <fieldset className={classes.chips}>
        <legend className={buttons.hidden}>{words.priceFilterLabel()}</legend>
        {[null, ...PRICE_RANGES].map((each) => (
          <button
            key={each?.id ?? "all"}
            type="button"
            className={classes.chip}
            aria-pressed={each === range}
            aria-controls="wishlist-items"
            onClick={() => choose(each)}
          >
            {each === null ? words.allPricesLabel() : words.getPriceRangeLabel(each.id)}
          </button>
        ))}
      </fieldset>
      <p className={classes.count} role="status">
        {range !== null && words.wishesInRangeStatus(count, range.id)}
      </p>
    </div>
  );
}
