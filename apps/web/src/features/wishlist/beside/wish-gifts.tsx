import type { OwnGift, OwnWishlistItem } from "@giftling/domain";
import { Button } from "../../../components/button.tsx";
import { formatDay } from "../../../components/format-day.ts";
import { GiftWords } from "../../gratitude/gift-words.tsx";
import { giverOf } from "../piece-words.ts";
import type { PurchaseMarks } from "../purchase-marks.ts";
import classes from "./wish-detail.module.css";

/** The gifts of a wish, first to last; pieces that the parent marked together stand together. */
function together(gifts: readonly OwnGift[]): OwnGift[][] {
  const groups = new Map<string, OwnGift[]>();
  for (const gift of gifts) {
    const key = gift.isByParent ? gift.givenAt : gift.id;
    groups.set(key, [...(groups.get(key) ?? []), gift]);
  }
  return [...groups.values()];
}

/** Who gave a piece, when, and with what words; of several each can be put back by itself (rule: put-back, gift-words). */
export function WishGifts({ item, marks }: { item: OwnWishlistItem; marks: PurchaseMarks }) {
  if (item.gifts.length === 0) return null;
  const groups = together(item.gifts);
  const isOneOfSeveral = groups.length > 1 || !item.isPurchased;
  return (
    <div>
      <h3 className={classes.label}>Who gave it</h3>
      <ul className={classes.givers}>
        {groups.map(([gift, ...others]) => {
          if (!gift) return null;
          const name = giverOf(gift, "You");
          const count = others.length + 1;
          return (
            <li key={gift.id} className={classes.giver}>
              <div className={classes.giverName}>
                {name}
                <span className={classes.when}>
                  {formatDay(gift.givenAt, new Date())}
                  {count > 1 && `, ${count} pieces`}
                </span>
                <GiftWords words={gift.message} />
              </div>
              {isOneOfSeveral && (
                <Button
                  variant="default"
                  size="sm"
                  aria-label={`Put back: ${name}`}
                  onClick={() => marks.putBackGifts(item, [gift, ...others])}
                >
                  Put back
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
