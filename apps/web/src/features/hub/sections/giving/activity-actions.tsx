import { isGroupGift, waysToChipIn } from "@giftling/domain";
import * as pageWords from "@giftling/messages/hub/page";
import { type HubItem, useHub } from "../../flow/hub-context.ts";
import buttons from "../hub-buttons.module.css";
import { OutsideLink } from "../outside-link.tsx";
import { safeAddress, shopName, storeHost } from "../wishlist/store-name.ts";
import classes from "./activity-actions.module.css";
import { main, quiet, type Tone } from "./priority-actions.tsx";

/**
 * Returns whether an activity accepts money. A group gift needs a payment link (rule: group-gifts). Returns false on a
 * paused hub.
 */
function useCanChipIn(item: HubItem): boolean {
  const { hub } = useHub();
  return !hub.isPaused && (!isGroupGift(item) || waysToChipIn(hub.paymentLinks).length > 0);
}

/**
 * Renders the explanation of contributions to a group gift. Without a payment link, it explains whom to ask. Renders
 * nothing for other wishes and on a paused hub.
 */
export function GroupGiftText({ item }: { item: HubItem }) {
  const { hub } = useHub();
  const canChipIn = useCanChipIn(item);
  if (!isGroupGift(item) || hub.isPaused) return null;
  return (
    <p className={classes.words} dir="auto">
      {canChipIn ? pageWords.chipInWeBuy(item.name) : pageWords.askHowToChipIn()}
    </p>
  );
}

/** Renders the button that contributes to an activity, and the activity's link if there is one. */
export function ActivityActions({ item, tone }: { item: HubItem; tone: Tone }) {
  const { send } = useHub();
  const canChipIn = useCanChipIn(item);
  const address = safeAddress(item.url);
  const chipIn = () =>
    send({
      type: "opened",
      dialog: {
        kind: "contribute",
        target: { kind: "wishlistItem", id: item.id },
        cameBack: false,
      },
    });
  const follow = () => {
    if (canChipIn) send({ type: "itemFollowed", itemId: item.id, isActivity: true });
  };
  return (
    <>
      {canChipIn && (
        <button type="button" className={main[tone]} onClick={chipIn}>
          {pageWords.chipIn()}{" "}
          <span className={buttons.hidden}>{pageWords.chipInTo(item.name)}</span>
        </button>
      )}
      {address !== null && (
        <OutsideLink href={address} className={quiet(tone)} onFollow={follow}>
          {isGroupGift(item)
            ? pageWords.seeItAt(storeHost(address) ?? address)
            : pageWords.readMoreAt(shopName(address) ?? storeHost(address) ?? address)}
        </OutsideLink>
      )}
    </>
  );
}
