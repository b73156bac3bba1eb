import { activityProgress, formatDollars, fundingNeeded } from "@giftling/domain";
import { IconExternalLink } from "@tabler/icons-react";
import { type HubItem, useHub } from "../../flow/hub-context.ts";
import pageClasses from "../../page/hub-page.module.css";
import { ActivityActions } from "../giving/priority-actions.tsx";
import buttons from "../hub-buttons.module.css";
import { OutsideLink } from "../outside-link.tsx";
import { priceLabel, safeAddress, storeHost } from "./store-name.ts";
import { WishPicture } from "./wish-picture.tsx";
import classes from "./wishlist-card.module.css";

/** One wish as a generous card; an activity shows how far it is funded. */
export function WishlistCard({ item }: { item: HubItem }) {
  const price = priceLabel(item.price);
  return (
    <article className={`${pageClasses.card} ${classes.card}`}>
      <WishPicture item={item} />
      <div className={classes.body}>
        <h3 className={classes.name} dir="auto">
          {item.name}
        </h3>
        {price !== null && !item.isActivity && <p className={classes.price}>{price}</p>}
        {item.isActivity && <Funding item={item} />}
        {item.description !== null && (
          <p className={classes.description} dir="auto">
            {item.description}
          </p>
        )}
        <div className={classes.actions}>
          {item.isActivity ? (
            <ActivityActions item={item} tone={fundingNeeded(item) === 0 ? "calm" : "strong"} />
          ) : (
            <GiftActions item={item} />
          )}
        </div>
      </div>
    </article>
  );
}

/** Go to the shop (the purchase dialog follows, rule: hub-flow), or record a gift that was already bought. */
function GiftActions({ item }: { item: HubItem }) {
  const { hub, send } = useHub();
  const address = safeAddress(item.url);
  return (
    <>
      {address !== null && (
        <OutsideLink
          href={address}
          className={buttons.primary}
          onFollow={() => send({ type: "itemFollowed", itemId: item.id, isActivity: false })}
        >
          <span>
            View at {storeHost(address)}
            <span className={buttons.hidden}>: {item.name}</span>
          </span>
          <IconExternalLink size={20} stroke={1.5} aria-hidden />
        </OutsideLink>
      )}
      {!hub.isPaused && (
        <button
          type="button"
          className={buttons.quiet}
          onClick={() => send({ type: "opened", dialog: { kind: "purchase", itemId: item.id } })}
        >
          I bought this <span className={buttons.hidden}>{item.name}</span>
        </button>
      )}
    </>
  );
}

function Funding({ item }: { item: HubItem }) {
  const progress = activityProgress(item);
  const needed = fundingNeeded(item);
  if (progress === null || needed === null || item.fundingGoal === null) return null;
  return (
    <div className={classes.funding}>
      <span
        className={classes.bar}
        role="progressbar"
        aria-label={`${item.name}: funded`}
        aria-valuenow={progress}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span className={classes.filled} style={{ width: `${progress}%` }} />
      </span>
      <p className={classes.price}>
        {needed === 0
          ? "Fully funded"
          : `${formatDollars(needed)} needed of ${formatDollars(item.fundingGoal)}`}
      </p>
    </div>
  );
}
