import { useSyncExternalStore } from "react";
import { useHub } from "../flow/hub-context.ts";
import { useUndoPurchase } from "../flow/use-undo-purchase.ts";
import {
  type RecordedGift,
  readRecordedGifts,
  recordedGiftsText,
} from "../memory/recorded-gifts.ts";
import { subscribeToMemory } from "../memory/visit-memory.ts";
import buttons from "./hub-buttons.module.css";
import classes from "./my-gifts.module.css";

/** What this browser's supporter recorded here and can still undo (rule: undo-purchase). */
export function MyGifts() {
  const { hub } = useHub();
  const text = useSyncExternalStore(subscribeToMemory, recordedGiftsText, () => null);
  // Nothing is kept where the page is rendered on the server, and no clock is read there.
  if (text === null) return null;
  const gifts = readRecordedGifts(text, Date.now()).filter(
    (gift) =>
      gift.kidId === hub.kid.id &&
      hub.wishlist.some((item) => item.id === gift.itemId && item.isPurchased),
  );
  if (gifts.length === 0) return null;
  return (
    <ul className={classes.gifts}>
      {gifts.map((gift) => (
        <MyGift key={gift.itemId} gift={gift} />
      ))}
    </ul>
  );
}

function MyGift({ gift }: { gift: RecordedGift }) {
  const { undo, isPending } = useUndoPurchase(gift);
  return (
    <li className={classes.gift}>
      <span className={classes.text}>
        <strong dir="auto">{gift.itemName}</strong>
        <span>You recorded this gift.</span>
      </span>
      <button type="button" className={buttons.quiet} disabled={isPending} onClick={undo}>
        Undo <span className={buttons.hidden}>{gift.itemName}</span>
      </button>
    </li>
  );
}
