import type { OwnWishlistItem } from "@giftling/domain";
import { Button } from "../../../components/button.tsx";
import { holdWords } from "../piece-words.ts";
import type { PurchaseMarks } from "../purchase-marks.ts";
import classes from "./wish-detail.module.css";

/** Who holds a piece and how long, each with the way to end it (rule: holds); nothing while nobody does. */
export function WishHolds({ item, marks }: { item: OwnWishlistItem; marks: PurchaseMarks }) {
  if (item.holds.length === 0) return null;
  return (
    <ul className={classes.givers} aria-label="Who holds it">
      {item.holds.map((hold) => {
        const words = holdWords(hold, new Date());
        return (
          <li key={hold.id} className={classes.giver}>
            <span className={classes.what}>{words}</span>
            <Button
              variant="default"
              size="sm"
              aria-label={`Release: ${words}`}
              onClick={() => marks.release(item, hold.id)}
            >
              Release
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
