import * as commonWords from "@giftling/messages/common";
import * as words from "@giftling/messages/hub/page";
import { LocalTime } from "../../../components/local-time.tsx";
import { renderRichText } from "../../../components/render-rich-text.tsx";
import { useHub, useHubTextProps } from "../flow/hub-context.ts";
import { useUndoPurchase } from "../flow/use-undo-purchase.ts";
import { parseRecordedGifts, type RecordedGift } from "../memory/recorded-gifts.ts";
import buttons from "./hub-buttons.module.css";
import classes from "./stored-gifts.module.css";

/**
 * Renders the recorded gifts that `text` contains as JSON. A purchase has an Undo button. The list is a separate chunk,
 * because most visitors have no gifts.
 */
export default function StoredGiftList({ text }: { text: string }) {
  const { hub } = useHub();
  const gifts = parseRecordedGifts(text, Date.now()).filter(
    (gift) =>
      gift.kidId === hub.kid.id &&
      hub.wishlist.some(
        ({ id, gifts, held }) =>
          id === gift.itemId &&
          (gift.heldUntil ? held > 0 : hub.keepsSurprises || gifts.length > 0),
      ),
  );
  if (gifts.length === 0) return null;
  return (
    <ul className={classes.gifts}>
      {gifts.map((gift) => (
        <MyGift key={gift.passToken ?? gift.itemId} gift={gift} />
      ))}
    </ul>
  );
}

function MyGift({ gift }: { gift: RecordedGift }) {
  const own = useHubTextProps();
  const { undo, isPending } = useUndoPurchase(gift);
  return (
    <li className={classes.gift}>
      <span className={classes.text}>
        <strong {...own}>{gift.itemName}</strong>
        {gift.heldUntil === undefined ? (
          <span>{words.recordedGiftStatus()}</span>
        ) : (
          <span>
            {renderRichText(words.ownHoldExpiryStatus(), {
              end: <LocalTime at={new Date(gift.heldUntil).toISOString()} />,
            })}
          </span>
        )}
        {gift.passToken !== undefined && (
          <a href={`/gift/${encodeURIComponent(gift.passToken)}`}>
            {words.giftPageLink()}{" "}
            <span className={buttons.hidden} {...own}>
              : {gift.itemName}
            </span>
          </a>
        )}
      </span>
      {gift.heldUntil === undefined && (
        <button type="button" className={buttons.quiet} disabled={isPending} onClick={undo}>
          {commonWords.undoButton()}{" "}
          <span className={buttons.hidden} {...own}>
            {gift.itemName}
          </span>
        </button>
      )}
    </li>
  );
}
