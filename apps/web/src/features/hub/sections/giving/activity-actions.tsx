import { isGroupGift, listChipInLinks } from "@giftling/domain";
import * as pageWords from "@giftling/messages/hub/page";
import { type HubWish, useHub } from "../../flow/hub-context.ts";
import { ExternalLink } from "../external-link.tsx";
import buttons from "../hub-buttons.module.css";
import { OpenDialogButton } from "../open-dialog-button.tsx";
import { getSafeUrl, getShopHost, getShopName } from "../wishlist/shop-name.ts";
import classes from "./activity-actions.module.css";
import {
  type ButtonEmphasis,
  getSecondaryButtonClass,
  MAIN_BUTTON_CLASSES,
} from "./priority-actions.tsx";

/**
 * Returns whether visitors can contribute to an activity. A group gift requires a payment link. Returns false on a
 * paused hub (rule: group-gifts).
 */
function useCanChipIn(item: HubWish): boolean {
  const { hub } = useHub();
  return !hub.isPaused && (!isGroupGift(item) || listChipInLinks(hub.paymentLinks).length > 0);
}

/**
 * Renders the text that explains contributions to a group gift. If the kid has no payment link of type `venmo`,
 * `paypal` or `other`, the text recommends contacting the family. Renders nothing for a wish that is not a group gift,
 * and on a paused hub.
 */
export function GroupGiftExplanation({ item }: { item: HubWish }) {
  const { hub } = useHub();
  const canChipIn = useCanChipIn(item);
  if (!isGroupGift(item) || hub.isPaused) return null;
  return (
    <p className={classes.words} dir="auto">
      {canChipIn
        ? pageWords.groupGiftDescription(item.name)
        : pageWords.groupGiftWithoutLinkDescription()}
    </p>
  );
}

/** Renders the button that opens the contribution dialog, and the activity's link if the activity has a URL. */
export function ActivityActions({ item, tone }: { item: HubWish; tone: ButtonEmphasis }) {
  const { send } = useHub();
  const canChipIn = useCanChipIn(item);
  const address = getSafeUrl(item.url);
  const follow = () => {
    if (canChipIn) send({ type: "itemFollowed", itemId: item.id, isActivity: true });
  };
  return (
    <>
      {canChipIn && (
        <OpenDialogButton
          className={MAIN_BUTTON_CLASSES[tone]}
          dialog={{
            kind: "contribute",
            target: { kind: "wishlistItem", id: item.id },
            cameBack: false,
          }}
        >
          {pageWords.contributeButton()}{" "}
          <span className={buttons.hidden}>{pageWords.contributeButtonSuffix(item.name)}</span>
        </OpenDialogButton>
      )}
      {address !== null && (
        <ExternalLink href={address} className={getSecondaryButtonClass(tone)} onFollow={follow}>
          {isGroupGift(item)
            ? pageWords.groupGiftShopLink(getShopHost(address) ?? address)
            : pageWords.activityLink(getShopName(address) ?? getShopHost(address) ?? address)}
        </ExternalLink>
      )}
    </>
  );
}
