import { getGiftPath, type HubView } from "@giftling/domain";
import { undoButton } from "@giftling/messages/common";
import * as words from "@giftling/messages/hub/own-gifts";
import { reportPurchaseButton } from "@giftling/messages/hub/page";
import { getLocale } from "@giftling/messages/language";
import { formatMoney } from "@giftling/messages/money";
import { useEffect } from "react";
import { isNotFoundError } from "../../../api-error.ts";
import { renderRichText } from "../../../components/render-rich-text.tsx";
import { queryApi } from "../../../visitor/call-api.ts";
import { useHub, useHubTextProps } from "../flow/hub-context.ts";
import { useUndoGift } from "../flow/use-undo-gift.ts";
import {
  canUndoGiftOnHub,
  deleteRecordedGift,
  getRecordedGiftKey,
  parseRecordedGifts,
  type RecordedGift,
} from "../memory/recorded-gifts.ts";
import buttons from "./hub-buttons.module.css";
import classes from "./own-gifts.module.css";

/**
 * Maximum number of holds in the list of a browser's gifts and holds. `OWN_GIFTS_SCRIPT` reserves the height of the
 * listed holds and gifts.
 */
const MAX_HOLDS = 2;
const MAX_GIFTS = 2;

/** Format of a hold's end, such as "Wednesday 3:12 PM". A hold ends within four days. */
const END: Intl.DateTimeFormatOptions = { weekday: "long", hour: "numeric", minute: "2-digit" };

/**
 * Returns whether a stored gift or hold may still exist. Returns false if the hub shows that the family released the
 * hold or reverted the purchase. Returns true for a wish that is not on the hub.
 */
function isKnown({ itemId, heldUntil, passToken = "demo." }: RecordedGift, hub: HubView): boolean {
  const wish = hub.wishlist.find(({ id }) => id === itemId);
  if (wish === undefined || hub.keepsSurprises) return true;
  if (heldUntil) return wish.held > 0;
  // A gift access token starts with the gift's ID. Older entries lack a token, and tokens of the demo lack the ID.
  return wish.gifts.some(({ id }) => passToken.startsWith("demo.") || passToken.startsWith(id));
}

/** Returns the stored gifts and holds for the hub's kid. `text` is the stored gifts as JSON. */
const parseKidsGifts = (text: string, { kid }: HubView): RecordedGift[] =>
  parseRecordedGifts(text, Date.now()).filter(({ kidId }) => kidId === kid.id);

/**
 * Deletes holds and purchases that no longer exist from the browser's storage. Queries the API about each stored hold,
 * because the hub does not show who created a hold. Queries the API about a purchase only if the hub does not show the
 * purchase.
 */
function useMissingGiftDeletion(text: string, hub: HubView): void {
  useEffect(() => {
    for (const gift of parseKidsGifts(text, hub)) {
      const { passToken: token, heldUntil } = gift;
      if (!token || (heldUntil === undefined && isKnown(gift, hub))) continue;
      queryApi("gifts", "pass", { token }).catch((error) => {
        if (isNotFoundError(error)) deleteRecordedGift(token);
      });
    }
  }, [text, hub]);
}

/**
 * Renders the holds that end next, the newest gifts, and a link to the full list. `text` is the stored gifts as JSON.
 * The list is a separate chunk, because most visitors have no gifts (rule: own-gifts).
 */
export default function OwnGiftList({ text }: { text: string }) {
  const { hub } = useHub();
  useMissingGiftDeletion(text, hub);
  const own = parseKidsGifts(text, hub).filter((gift) => isKnown(gift, hub));
  if (own.length === 0) return null;
  const holds = own.filter(({ heldUntil }) => heldUntil !== undefined);
  const gifts = own.filter(({ heldUntil }) => heldUntil === undefined);
  holds.sort((one, two) => (one.heldUntil ?? 0) - (two.heldUntil ?? 0));
  return (
    <section className={classes.strip} aria-label={words.ownGiftsAriaLabel()}>
      <div className={classes.card}>
        <ul className={classes.gifts}>
          {holds.slice(0, MAX_HOLDS).map((gift) => (
            <Hold key={getRecordedGiftKey(gift)} gift={gift} />
          ))}
          {gifts
            .slice(-MAX_GIFTS)
            .reverse()
            .map((gift) => (
              <Gift key={getRecordedGiftKey(gift)} gift={gift} />
            ))}
        </ul>
        <a className={classes.all} href="/mine">
          {words.allGiftsLink()}
        </a>
      </div>
    </section>
  );
}

/** Focuses the page's content. Called after the pressed button is removed. */
const focusContent = () => document.getElementById("hub")?.focus({ preventScroll: true });

function Gift({ gift }: { gift: RecordedGift }) {
  const own = useHubTextProps();
  const { undo, isPending } = useUndoGift(gift, focusContent);
  const { amount, itemName } = gift;
  const label = amount === undefined ? words.purchaseLabel() : words.contributionLabel();
  const name = amount === undefined ? itemName : formatMoney(amount, gift.currency);
  return (
    <li className={classes.gift}>
      <a className={classes.name} href={gift.passToken && getGiftPath(gift.passToken)}>
        {renderRichText(label, {
          gift: <strong {...(amount === undefined && own)}>{name}</strong>,
        })}
      </a>
      {canUndoGiftOnHub(gift, Date.now()) && (
        <button type="button" className={buttons.quiet} disabled={isPending} onClick={undo}>
          {undoButton()} <span className={buttons.hidden}>{name}</span>
        </button>
      )}
    </li>
  );
}

function Hold({ gift }: { gift: RecordedGift }) {
  const { hub, send } = useHub();
  const own = useHubTextProps();
  const { undo, isPending } = useUndoGift(gift, focusContent);
  const { itemId, itemName, heldUntil = 0 } = gift;
  const isListed = hub.wishlist.some(({ id }) => id === itemId);
  const end = new Date(heldUntil);
  const name = (
    <span className={buttons.hidden} {...own}>
      {itemName}
    </span>
  );
  return (
    <li className={classes.hold}>
      <a className={classes.name} href={gift.passToken && getGiftPath(gift.passToken)}>
        <strong {...own}>{itemName}</strong>
      </a>
      <span className={classes.end}>
        {renderRichText(words.heldWishStatus(), {
          end: <time dateTime={end.toISOString()}>{end.toLocaleString(getLocale(), END)}</time>,
        })}
      </span>
      <span className={classes.actions}>
        {isListed && !hub.isPaused && (
          <button
            type="button"
            className={buttons.outline}
            onClick={() => send({ type: "opened", dialog: { kind: "purchase", itemId } })}
          >
            {reportPurchaseButton()} {name}
          </button>
        )}
        <button type="button" className={buttons.quiet} disabled={isPending} onClick={undo}>
          {words.releaseGiftButton()} {name}
        </button>
      </span>
    </li>
  );
}
