import { fundingNeeded, isFree } from "@giftling/domain";
import { formatUnitsLeft } from "@giftling/messages/hub/funding";
import * as pageWords from "@giftling/messages/hub/page";
import { IconExternalLink } from "@tabler/icons-react";
import { usePictureError } from "../../../../components/picture/use-broken-picture.ts";
import { type HubItem, useHub, useHubTextProps } from "../../flow/hub-context.ts";
import { useHoldEnd } from "../../memory/use-hold.ts";
import pageClasses from "../../page/hub-page.module.css";
import { ActivityActions, GroupGiftExplanation } from "../giving/activity-actions.tsx";
import buttons from "../hub-buttons.module.css";
import { ExternalLink } from "../outside-link.tsx";
import { FundingBar } from "./funding-bar.tsx";
import { formatPrice, getSafeUrl, getShopName } from "./store-name.ts";
import { WishPicture, WishPlaceholder } from "./wish-picture.tsx";
import classes from "./wishlist-card.module.css";

/**
 * Renders a wish as a large card with its picture, or as a compact row without a picture. An activity also shows its
 * funding (rule: wish-rows).
 */
export function WishlistCard({ item }: { item: HubItem }) {
  const price = formatPrice(item.price);
  const own = useHubTextProps();
  const { isBroken, watch } = usePictureError(item.imageUrl);
  const picture = isBroken ? null : item.imageUrl;
  return (
    <article className={`${pageClasses.card} ${picture === null ? classes.row : classes.large}`}>
      {picture === null ? (
        <WishPlaceholder item={item} />
      ) : (
        <WishPicture src={picture} watch={watch} />
      )}
      <div className={classes.words}>
        <h3 className={classes.name} {...own}>
          {item.name}
        </h3>
        {price !== null && !item.isActivity && <p className={classes.price}>{price}</p>}
        <Pieces item={item} />
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
          <ActivityActions item={item} tone={fundingNeeded(item) === 0 ? "calm" : "strong"} />
        ) : (
          <GiftActions item={item} />
        )}
      </div>
    </article>
  );
}

/**
 * Renders the number of remaining units, such as "2 of 3 left". Also renders that somebody is getting a unit, without a
 * name (rule: pieces).
 */
function Pieces({ item }: { item: HubItem }) {
  const isOwn = useHoldEnd(item) !== null;
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
 * Renders the actions on a wish. The shop's link is followed by the purchase dialog. A button holds the wish, or records it
 * as bought (rule: hub-flow).
 */
function GiftActions({ item }: { item: HubItem }) {
  const { hub, send } = useHub();
  const own = useHubTextProps();
  const hold = useHoldEnd(item);
  const address = getSafeUrl(item.url);
  // Every remaining unit is held, so the shop is not offered.
  if (!isFree(item) && hold === null) return null;
  return (
    <>
      {address !== null && (
        <ExternalLink
          href={address}
          className={buttons.primary}
          onFollow={() => send({ type: "itemFollowed", itemId: item.id, isActivity: false })}
        >
          <span>
            <ShopWords url={address} />
            <span className={buttons.hidden} {...own}>
              : {item.name}
            </span>
          </span>
          <IconExternalLink size={20} stroke={1.5} aria-hidden />
        </ExternalLink>
      )}
      {!hub.isPaused && (
        <button
          type="button"
          className={buttons.outline}
          onClick={() =>
            send({
              type: "opened",
              dialog: { kind: hold === null ? "get" : "purchase", itemId: item.id },
            })
          }
        >
          {hold === null ? pageWords.getWishButton() : pageWords.reportPurchaseButton()}{" "}
          <span className={buttons.hidden} {...own}>
            {item.name}
          </span>
        </button>
      )}
    </>
  );
}

function ShopWords({ url }: { url: string }) {
  const shop = getShopName(url);
  return shop === null ? pageWords.viewInShopLink() : pageWords.viewAtShopLink(shop);
}
