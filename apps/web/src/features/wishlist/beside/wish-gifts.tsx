import type { ParentWishlistItemView } from "@giftling/domain";
import * as lifeWords from "@giftling/messages/gifts/life";
import { unitCountLabel } from "@giftling/messages/wishlist/rows";
import * as words from "@giftling/messages/wishlist/wish-detail";
import { Button } from "../../../components/button.tsx";
import { formatRelativeDate } from "../../../components/format-relative-date.ts";
import { GiftMessage } from "../../gifts/gift-message.tsx";
import { getGiftStage, useIsGiftThanked } from "../../gifts/life/gift-stage.ts";
import { GiftStatus } from "../../gifts/life/gift-status.tsx";
import { useSetGiftsReceived } from "../../gifts/life/use-received-gifts.ts";
import { groupGiftsRecordedTogether } from "../gift-groups.ts";
import type { WishUnitActions } from "../units/use-wish-unit-actions.ts";
import { formatStandaloneGiver } from "../wish-status.ts";
import classes from "./wish-detail.module.css";

/**
 * Renders the givers of a wish's units, with the day and the message of each gift. A parent can mark a gift as arrived
 * or undo the gift. The only gift of a purchased wish has no undo button, because the main button undoes the purchase
 * (rule: put-back).
 */
export function WishGifts({
  item,
  kidId,
  marks,
}: {
  item: ParentWishlistItemView;
  kidId: string;
  marks: WishUnitActions;
}) {
  const setArrived = useSetGiftsReceived(kidId);
  const isThanked = useIsGiftThanked(kidId);
  if (item.gifts.length === 0) return null;
  const groups = groupGiftsRecordedTogether(item.gifts);
  const now = new Date();
  const isOneOfSeveral = groups.length > 1 || !item.isPurchased;
  return (
    <div>
      <h3 className={classes.label}>{words.giversHeading()}</h3>
      <ul className={classes.givers}>
        {groups.map((group) => {
          const [gift] = group;
          const name = formatStandaloneGiver(gift);
          const day = formatRelativeDate(gift.givenAt, now);
          const hasArrived = gift.receivedAt !== null;
          return (
            <li key={gift.id} className={classes.gift}>
              <div className={classes.giverName}>
                {name}
                <span className={classes.when}>
                  {group.length > 1 ? unitCountLabel(day, group.length) : day}
                </span>
                <GiftStatus
                  stage={getGiftStage({
                    isMoney: false,
                    receivedAt: gift.receivedAt,
                    isThanked: !gift.isByParent && isThanked(gift.id),
                  })}
                  receivedAt={gift.receivedAt}
                />
                <GiftMessage words={gift.message} />
              </div>
              <div className={classes.giftActions}>
                <Button
                  variant="default"
                  size="sm"
                  aria-label={
                    hasArrived
                      ? words.markNotReceivedAriaLabel(name)
                      : lifeWords.markReceivedAriaLabel(name)
                  }
                  onClick={() =>
                    setArrived(
                      item.name,
                      group.map(({ id }) => id),
                      !hasArrived,
                    )
                  }
                >
                  {hasArrived ? words.markNotReceivedButton() : lifeWords.markReceivedButton()}
                </Button>
                {isOneOfSeveral && (
                  <Button
                    variant="default"
                    size="sm"
                    aria-label={words.undoPurchaseAriaLabel(name)}
                    onClick={() => marks.putBackGifts(item, group)}
                  >
                    {words.undoPurchaseButton()}
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
