import { getAvatarColorIndex, getFundingNeeded, hasAvailableUnit } from "@giftling/domain";
import { formatUnitsLeft } from "@giftling/messages/hub/funding";
import * as pageWords from "@giftling/messages/hub/page";
import { IconExternalLink } from "@tabler/icons-react";
import { LetterTile } from "../../../../components/picture/avatar.tsx";
import { usePictureError } from "../../../../components/picture/use-picture-error.ts";
import { type HubWish, useHub, useHubTextProps } from "../../flow/hub-context.ts";
import { hasActiveHold, useRecordedGiftsJson } from "../../memory/recorded-gifts-text.ts";
import pageClasses from "../../page/hub-page.module.css";
import { ExternalLink } from "../external-link.tsx";
import { ActivityActions, GroupGiftExplanation } from "../giving/activity-actions.tsx";
import buttons from "../hub-buttons.module.css";
import { OpenDialogButton } from "../open-dialog-button.tsx";
import { FundingBar } from "./funding-bar.tsx";
import { formatPrice, getSafeUrl, getShopName } from "./shop-name.ts";
import wishPictureClasses from "./wish-picture.module.css";
import classes from "./wishlist-card.module.css";

/**
 * Renders a wish as a large card with its picture, or as a compact row without a picture. An activity also shows its
 * funding (rule: wish-rows).
 */
export function WishlistCard({ item }: { item: HubWish }) {
  const { hub } = useHub();
  const price = formatPrice(item.price, hub.currency);
  const own = useHubTextProps();
  const { isBroken, watch } = usePictureError(item.imageUrl);
  const picture = isBroken ? null : item.imageUrl;
  return (
    <article className={`${pageClasses.card} ${picture === null ? classes.row : classes.large}`}>
      {picture === null ? (
        <WishPlaceholder item={item} />
      ) : (
        <img
          {...watch}
          className={wishPictureClasses.picture}
          src={picture}
          alt=""
          width={640}
          height={480}
          loading="lazy"
          decoding="async"
        />
      )}
      <div className={classes.words}>
        <h3 className={classes.name} {...own}>
          <WishName item={item} />
        </h3>
        {price !== null && !item.isActivity && <p className={classes.price}>{price}</p>}
        <UnitCounts item={item} />
        {item.isActivity && <FundingBar item={item} />}
        <GroupGiftExplanation item={item} />
        {item.description !== null && (
          <p className={classes.description} {...own}>
            {item.description}
          </p>
        )}
      </div>
      <div className={classes.actions}>
        {item.isActivity ? (
          <ActivityActions item={item} tone={getFundingNeeded(item) === 0 ? "calm" : "strong"} />
        ) : (
          <GiftActions item={item} />
        )}
      </div>
    </article>
  );
}

/**
 * Renders the name of a wish. The name of an idea opens the giving dialog, because an idea has no shop link
 * (rule: ideas).
 */
function WishName({ item }: { item: HubWish }) {
  const { hub } = useHub();
  const dialog = useGiveDialog(item);
  if (!item.isIdea || dialog === null || hub.isPaused) return item.name;
  return (
    <OpenDialogButton className={classes.nameButton} dialog={dialog}>
      {item.name}
    </OpenDialogButton>
  );
}

/**
 * Returns the dialog for giving a wish: "I'll get this", or the purchase form if the browser holds a unit. Returns
 * null if other visitors hold all remaining units.
 */
function useGiveDialog(item: HubWish) {
  const isHeld = useIsHeld(item);
  if (!hasAvailableUnit(item) && !isHeld) return null;
  return { kind: isHeld ? "purchase" : "get", itemId: item.id } as const;
}

/**
 * Renders the number of remaining units, such as "2 of 3 left", and the number of held units. Never names the holders
 * (rule: pieces).
 */
function UnitCounts({ item }: { item: HubWish }) {
  const isOwn = useIsHeld(item);
  const left = formatUnitsLeft(item);
  const others = item.held - Number(isOwn);
  const held = others > 0 && pageWords.otherHoldsStatus(others);
  if (left === null && !isOwn && !held) return null;
  return (
    <p className={classes.pieces}>
      {[isOwn && pageWords.ownHoldStatus(), held, left].filter(Boolean).join(" · ")}
    </p>
  );
}

/**
 * Renders the actions on a wish: the shop's link, and a button that opens the giving dialog. The purchase dialog opens
 * after the visitor follows the shop's link (rule: hub-flow).
 */
function GiftActions({ item }: { item: HubWish }) {
  const { hub, send } = useHub();
  const own = useHubTextProps();
  const dialog = useGiveDialog(item);
  const shopUrl = getSafeUrl(item.url);
  // Hides all actions, because other visitors hold every remaining unit.
  if (dialog === null) return null;
  return (
    <>
      {shopUrl !== null && (
        <ExternalLink
          href={shopUrl}
          className={buttons.primary}
          onFollow={() => send({ type: "itemFollowed", itemId: item.id, isActivity: false })}
        >
          <span>
            <ShopLinkText url={shopUrl} />
            <span className={buttons.hidden} {...own}>
              : {item.name}
            </span>
          </span>
          <IconExternalLink size={20} stroke={1.5} aria-hidden />
        </ExternalLink>
      )}
      {!hub.isPaused && (
        <OpenDialogButton
          className={item.isIdea ? buttons.primary : buttons.outline}
          dialog={dialog}
        >
          {dialog.kind === "get" ? pageWords.reserveWishButton() : pageWords.reportPurchaseButton()}{" "}
          <span className={buttons.hidden} {...own}>
            {item.name}
          </span>
        </OpenDialogButton>
      )}
    </>
  );
}

export function ShopLinkText({ url }: { url: string }) {
  const shop = getShopName(url);
  return shop === null ? pageWords.shopLink() : pageWords.namedShopLink(shop);
}

const TONES = [
  wishPictureClasses.evergreen,
  wishPictureClasses.coral,
  wishPictureClasses.sun,
  wishPictureClasses.paper,
] as const;

/**
 * Renders a tile for a wish without a picture: a sprout for an activity, and the name's first letter for any other
 * wish.
 */
function WishPlaceholder({ item }: { item: HubWish }) {
  if (!item.isActivity) return <LetterTile name={item.name} size={64} />;
  const tone = TONES[getAvatarColorIndex(item.name, TONES.length)] ?? wishPictureClasses.paper;
  return (
    <div className={`${wishPictureClasses.tile} ${tone}`} aria-hidden="true">
      <Sprout />
    </div>
  );
}

function Sprout() {
  return (
    <svg className={wishPictureClasses.drawing} viewBox="0 0 120 96" aria-hidden="true">
      <path d="M60 88V46" stroke="var(--wish-ribbon)" strokeWidth="5" strokeLinecap="round" />
      <path d="M60 52C60 32 44 20 22 22c0 20 14 32 38 30Z" fill="var(--wish-paper)" />
      <path d="M60 46c0-22 16-36 38-34 0 22-14 36-38 34Z" fill="var(--wish-ribbon)" />
      <path d="M34 90h52" stroke="var(--wish-paper)" strokeWidth="6" strokeLinecap="round" />
    </svg>
  );
}

/** Returns whether the browser has an active hold on a wish. False on the server. */
function useIsHeld({ id, held }: HubWish): boolean {
  const { hub } = useHub();
  const text = useRecordedGiftsJson();
  // If `held` is 0, the family released the hold, unless the hub hides holds as surprises.
  if (held === 0 && !hub.keepsSurprises) return false;
  return hasActiveHold(text, id);
}
