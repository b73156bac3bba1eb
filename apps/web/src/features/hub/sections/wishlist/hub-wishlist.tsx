import { type HubView, listUnpurchasedWishes, listVisibleWishes } from "@giftling/domain";
import * as words from "@giftling/messages/hub/page";
import type { ReactNode } from "react";
import { EmptyState } from "../../../../components/loading/empty-state.tsx";
import { WISHES_HEADING_ID } from "../../flow/headings.ts";
import { type HubWish, useHub } from "../../flow/hub-context.ts";
import pageClasses from "../../page/hub-page.module.css";
import buttons from "../hub-buttons.module.css";
import { LoadMoreLink } from "../load-more-link.tsx";
import { OpenDialogButton } from "../open-dialog-button.tsx";
import { useLoadMore } from "../use-load-more.ts";
import classes from "./hub-wishlist.module.css";
import { WishlistCard } from "./wishlist-card.tsx";

/** Returns the wishes that can still be bought or funded. Omits priority activities, which another section shows. */
export function listOpenWishes(items: readonly HubWish[]): HubWish[] {
  return listUnpurchasedWishes(items).filter((item) => !(item.isActivity && item.isPriority));
}

type HubWishlistProps = {
  /** Kid's sizes, shown above the wishes. The landing page omits the sizes. */
  sizes?: ReactNode;
  /** Wishes that match the price filter. Default: all open wishes. */
  found?: readonly HubWish[];
  /** Controls of the price filter. */
  choice?: ReactNode;
  /** Link to the form that proposes a wish. The landing page omits the link. */
  more?: ReactNode;
  /** Wishes grouped by occasion. Null renders one list. */
  groups?: ReactNode;
};

/** Renders the wishlist: the first six wishes, or all wishes grouped by occasion (rule: hub-wishlist). */
export function HubWishlist({ sizes, found: chosen, choice, groups, more }: HubWishlistProps) {
  const { hub } = useHub();
  const wishes = listOpenWishes(hub.wishlist);
  const found = chosen ?? wishes;
  const { firstName } = hub.kid;
  return (
    <section className={pageClasses.section} id="wishlist" aria-labelledby={WISHES_HEADING_ID}>
      <h2 id={WISHES_HEADING_ID} tabIndex={-1}>
        {words.wishlistHeading()}
      </h2>
      {wishes.length === 0 ? (
        <>
          {sizes}
          <EmptyState title={getEmptyTitle(hub)} message={words.emptyWishlistMessage(firstName)} />
        </>
      ) : (
        <>
          <p className={pageClasses.lead}>
            {hub.isPaused ? words.pausedWishlistDescription() : words.wishlistDescription()}
          </p>
          {sizes}
          {choice}
          {groups ?? <WishCardList found={found} id="wishlist-items" />}
        </>
      )}
      {!hub.isPaused && (
        <p className={classes.more}>
          <OpenDialogButton
            className={`${buttons.quiet} ${classes.showAll}`}
            dialog={{ kind: "other" }}
          >
            {words.reportOffListGiftButton()}
          </OpenDialogButton>
          {more}
        </p>
      )}
    </section>
  );
}

/** Renders the first six wishes and a link that shows all wishes (rule: hub-wishlist). */
export function WishCardList({ found, id }: { found: readonly HubWish[]; id: string }) {
  const { whole } = useHub();
  const { shown, hasMore, list, showMore } = useLoadMore({
    known: found,
    opensWith: whole.wishes ? found.length : listVisibleWishes(found).length,
    total: found.length,
  });
  return (
    <>
      <ul className={classes.list} id={id} ref={list}>
        {shown.map((item) => (
          <li key={item.id}>
            <WishlistCard item={item} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <p className={classes.more}>
          <LoadMoreLink
            list="wishes"
            headingId={WISHES_HEADING_ID}
            className={`${buttons.quiet} ${classes.showAll}`}
            onClick={showMore}
          >
            {words.showAllWishesButton(found.length)}
          </LoadMoreLink>
        </p>
      )}
    </>
  );
}

/**
 * Returns the title of an empty wishlist. Priority activities count as wishes, although the wishlist omits priorities.
 * If gifts are surprises, the title does not reveal whether wishes were bought, held or never added (rule: surprises).
 */
function getEmptyTitle({ wishlist, keepsSurprises }: HubView): string {
  if (listUnpurchasedWishes(wishlist).length > 0) return words.onlyPriorityWishesLeftTitle();
  if (keepsSurprises) return words.noOpenWishesTitle();
  return wishlist.length > 0 ? words.allWishesGivenTitle() : words.emptyWishlistTitle();
}
