import type { OwnWishlistItem } from "@giftling/domain";
import { Button } from "../../../components/button.tsx";
import { formatDay } from "../../../components/format-day.ts";
import { GiftWords } from "../../gratitude/gift-words.tsx";
import { together } from "../gifts-together.ts";
import { arrivedOn, giverOf } from "../piece-words.ts";
import type { PurchaseMarks } from "../purchase-marks.ts";
import { useSetArrived } from "../use-arrivals.ts";
import classes from "./wish-detail.module.css";

/**
 * Who gave a piece, when, and with what words. Each can be ticked as arrived, and of several each put back by itself (rule: put-back,
 * gift-words, received).
 */
export function WishGifts({
  item,
  kidId,
  marks,
}: {
  item: OwnWishlistItem;
  kidId: string;
  marks: PurchaseMarks;
}) {
  const setArrived = useSetArrived(kidId);
  if (item.gifts.length === 0) return null;
  const groups = together(item.gifts);
  const now = new Date();
  const isOneOfSeveral = groups.length > 1 || !item.isPurchased;
  return (
    <div>
      <h3 className={classes.label}>Who gave it</h3>
      <ul className={classes.givers}>
        {groups.map((group) => {
          const [gift] = group;
          const name = giverOf(gift, "You");
          const hasArrived = gift.receivedAt !== null;
          return (
            <li key={gift.id} className={classes.gift}>
              <div className={classes.giverName}>
                {name}
                <span className={classes.when}>
                  {formatDay(gift.givenAt, now)}
                  {group.length > 1 && `, ${group.length} pieces`}
                  {gift.receivedAt !== null && ` · Arrived ${arrivedOn(gift.receivedAt, now)}`}
                </span>
                <GiftWords words={gift.message} />
              </div>
              <div className={classes.giftActions}>
                <Button
                  variant="default"
                  size="sm"
                  aria-label={`${hasArrived ? "Not yet" : "It arrived"}: ${name}`}
                  onClick={() => setArrived(item, group, !hasArrived)}
                >
                  {hasArrived ? "Not yet" : "It arrived"}
                </Button>
                {isOneOfSeveral && (
                  <Button
                    variant="default"
                    size="sm"
                    aria-label={`Put back: ${name}`}
                    onClick={() => marks.putBackGifts(item, group)}
                  >
                    Put back
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
