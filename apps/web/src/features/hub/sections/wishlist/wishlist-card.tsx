import { fundingNeeded, isFree } from "@giftling/domain";
import { piecesText } from "@giftling/messages/hub/funding";
import * as pageWords from "@giftling/messages/hub/page";
import { IconExternalLink } from "@tabler/icons-react";
import { useBrokenPicture } from "../../../../components/picture/use-broken-picture.ts";
import { type HubItem, useHub, useOwnWords } from "../../flow/hub-context.ts";
import { useHold } from "../../memory/use-hold.ts";
import pageClasses from "../../page/hub-page.module.css";
import { ActivityActions, GroupGiftText } from "../giving/activity-actions.tsx";
import buttons from "../hub-buttons.module.css";
import { OutsideLink } from "../outside-link.tsx";
import { FundingBar } from "./funding-bar.tsx";
import { priceLabel, safeAddress, shopName } from "./store-name.ts";
import { WishPicture, WishTile } from "./wish-picture.tsx";
import classes from "./wishlist-card.module.css";

/**
 * Renders a wish as a large card with its picture, or as a compact row without a picture (rule: wish-rows). An activity
 * also shows its funding.
 */
export function WishlistCard({ item }: { item: HubItem }) {
  const price = priceLabel(item.price);
  const own = useOwnWords();
  const { isBroken, watch } = useBrokenPicture(item.imageUrl);
  const picture = isBroken ? null : item.imageUrl;
  return (
    <article className={`${pageClasses.card} ${picture === null ? classes.row : classes.large}`}>
      {picture === null ? <WishTile item={item} /> : <WishPicture src={picture} watch={watch} />}
      <div className={classes.words}>
        <h3 className={classes.name} {...own}>
          {item.name}
        </h3>
        {price !== null && !item.isActivity && <p className={classes.price}>{price}</p>}
        <Pieces item={item} />
        {item.isActivity && <FundingBar item={item} />}
        <GroupGiftText item={item} />
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
 * Renders the number of remaining units, such as "2 of 3 left" (rule: pieces). Also renders that somebody is getting a
 * unit, without a name.
 */
function Pieces({ item }: { item: HubItem }) {
  const isOwn = useHold(item) !== null;
  const left = piecesText(item);
  const others = item.held - Number(isOwn);
  const held = others > 0 && pageWords.othersAreGettingThis(others);
  if (left === null && !isOwn && !held) return null;
  return (
    <p className={classes.pieces}>
      {[isOwn && pageWords.youreGettingThis(), held, left].filter(Boolean).join(" · ")}
    </p>
  );
}

/**
 * Renders the actions on a wish (rule: hub-flow). The shop's link is followed by the purchase dialog. A button holds the
 * wish, or records it as bought.
 */
function GiftActions({ item }: { item: HubItem }) {
  const { hub, send } = useHub();
  const own = useOwnWords();
  const hold = useHold(item);
  const address = safeAddress(item.url);
  // Every remaining unit is held, so the shop is not offered.
  if (!isFree(item) && hold === null) return null;
  return (
    <>
      {address !== null && (
        <OutsideLink
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
        </OutsideLink>
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
          {hold === null ? pageWords.illGetThis() : pageWords.iBoughtIt()}{" "}
          <span className={buttons.hidden} {...own}>
            {item.name}
          </span>
        </button>
      )}
    </>
  );
}

function ShopWords({ url }: { url: string }) {
  const shop = shopName(url);
  return shop === null ? pageWords.viewInTheShop() : pageWords.viewAt(shop);
}
