import type { OwnWishlistItem } from "@giftling/domain";
import * as words from "@giftling/messages/wishlist/beside";
import { releaseButton } from "@giftling/messages/wishlist/rows";
import { Button } from "../../../components/button.tsx";
import { formatHolds } from "../piece-words.ts";
import type { WishUnitActions } from "../purchase-marks.ts";
import classes from "./wish-detail.module.css";

/**
 * Renders the holds of a wish's units with their end. Each hold has a release button. Renders nothing without holds (rule:
 * holds).
 */
export function WishHolds({ item, marks }: { item: OwnWishlistItem; marks: WishUnitActions }) {
  if (item.holds.length === 0) return null;
  return (
    <ul className={classes.givers} aria-label={words.holdersAriaLabel()}>
      {item.holds.map((hold) => {
        const told = formatHolds(hold, new Date());
        return (
          <li key={hold.id} className={classes.giver}>
            <span className={classes.what}>{told}</span>
            <Button
              variant="default"
              size="sm"
              aria-label={words.releaseHoldAriaLabel(told)}
              onClick={() => marks.release(item, hold.id)}
            >
              {releaseButton()}
            </Button>
            {(hold.visitorHolds ?? 0) > 1 && (
              <Button
                variant="subtle"
                size="sm"
                onClick={() => marks.releaseVisitor(item, hold.id)}
              >
                {words.releaseVisitorHoldsButton(hold.visitorHolds ?? 0)}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
