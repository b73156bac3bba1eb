import {
  type Currency,
  filterWishesByPrice,
  getPriceRanges,
  groupByOccasion,
  type HubOccasionView,
  MIN_WISHES_FOR_PRICE_FILTER,
  type PriceRange,
} from "@giftling/domain";
import { formatOccasionDate, getMonthName } from "@giftling/messages/dates";
import * as countWords from "@giftling/messages/hub/counts";
import * as occasionWords from "@giftling/messages/hub/occasions";
import { proposeWishLink } from "@giftling/messages/hub/page";
import {
  hubPreferenceLabels,
  hubSizeLabels,
  monthYearLabel,
  sizesConfirmedNote,
  sizesHeading,
} from "@giftling/messages/hub/sizes";
import { useSyncExternalStore } from "react";
import {
  readStorage,
  subscribeToStorage,
  writeStorage,
} from "../../../../components/memory/browser-storage.ts";
import { type HubWish, useHub, useHubTextProps } from "../../flow/hub-context.ts";
import buttons from "../hub-buttons.module.css";
import classes from "./hub-sizes.module.css";
import listClasses from "./hub-wishlist.module.css";
import { HubWishlist, listOpenWishes, WishCardList } from "./hub-wishlist.tsx";
import occasionClasses from "./occasion-groups.module.css";
import filterClasses from "./price-filter.module.css";

/**
 * Renders the wishlist, grouped if there are several occasions. A price filter appears if at least
 * `MIN_WISHES_FOR_PRICE_FILTER` wishes have a price. The selected price range is stored for the current tab
 * (rule: price-ranges).
 */
export function FilterableWishlist() {
  const { hub } = useHub();
  const key = `giftling:prices:${hub.kid.id}` as const;
  const chosen = useSyncExternalStore(
    subscribeToStorage,
    () => readStorage("sessionStorage", key),
    () => null,
  );
  const wishes = listOpenWishes(hub.wishlist);
  const { currency } = hub;
  const isFilterable =
    filterWishesByPrice(wishes, undefined, currency).length >= MIN_WISHES_FOR_PRICE_FILTER;
  const ranges = getPriceRanges(currency);
  const range = (isFilterable && ranges.find(({ id }) => id === chosen)) || null;
  const found = range === null ? wishes : filterWishesByPrice(wishes, range, currency);
  const groups = groupByOccasion(hub.occasions ?? [], found);
  return (
    <HubWishlist
      sizes={<HubSizes />}
      more={
        <a className={buttons.quiet} href={`?kid=${hub.kid.id}&form=idea`}>
          {proposeWishLink()}
        </a>
      }
      found={found}
      groups={groups && <OccasionGroups groups={groups} />}
      choice={
        isFilterable && (
          <PriceFilter
            ranges={ranges}
            range={range}
            currency={currency}
            count={found.length}
            choose={(next) => writeStorage("sessionStorage", key, next?.id ?? null)}
          />
        )
      }
    />
  );
}

const LABELS = Object.entries({ ...hubSizeLabels, ...hubPreferenceLabels });

/** Renders the kid's published sizes and likes (rule: sizes). */
function HubSizes() {
  const own = useHubTextProps();
  const { sizes: known, kid } = useHub().hub;
  if (!known) return null;
  const filled: Readonly<Record<string, string | null | undefined>> = known;
  const [year = "", month] = known.checkedIn?.split("-") ?? [];
  const name = getMonthName(Number(month));
  return (
    <section className={classes.sizes} aria-labelledby="sizes">
      <h3 id="sizes">{sizesHeading(kid.firstName)}</h3>
      {name && (
        // React leaves the server's text unchanged, even if the browser is already in another year.
        <p suppressHydrationWarning>
          {sizesConfirmedNote(
            year === `${new Date().getFullYear()}` ? name : monthYearLabel(name, year),
          )}
        </p>
      )}
      <dl>
        {LABELS.map(
          ([key, label]) =>
            filled[key] && (
              <div key={key} className={key in hubPreferenceLabels ? classes.like : classes.size}>
                <dt>{label()}</dt>
                <dd {...own}>{filled[key]}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

type PriceFilterProps = {
  ranges: readonly PriceRange[];
  range: PriceRange | null;
  currency: Currency | undefined;
  /** Number of wishes in the selected price range. */
  count: number;
  choose: (range: PriceRange | null) => void;
};

/** Renders the price filter, and the number of wishes in the selected price range (rule: price-ranges). */
function PriceFilter({ ranges, range, currency, count, choose }: PriceFilterProps) {
  return (
    <div className={filterClasses.prices}>
      <fieldset className={filterClasses.chips}>
        <legend className={buttons.hidden}>{countWords.priceFilterLabel()}</legend>
        {[null, ...ranges].map((each) => (
          <button
            key={each?.id ?? "all"}
            type="button"
            className={filterClasses.chip}
            aria-pressed={each === range}
            aria-controls="wishlist-items"
            onClick={() => choose(each)}
          >
            {each === null
              ? countWords.allPricesLabel()
              : countWords.getPriceRangeLabel(each, currency)}
          </button>
        ))}
      </fieldset>
      <p className={filterClasses.count} role="status">
        {range !== null && countWords.getPriceFilterStatus(count, range, currency)}
      </p>
    </div>
  );
}

type WishGroup = NonNullable<ReturnType<typeof groupByOccasion<HubOccasionView, HubWish>>>[number];

/**
 * Renders wishes grouped by occasion. While one occasion is shown, a link leads to the whole list (rule: occasions).
 */
function OccasionGroups({ groups }: { groups: readonly WishGroup[] }) {
  return (
    <div className={occasionClasses.groups} id="wishlist-items">
      {groups.map((group) => (
        <OccasionGroup key={group.occasion?.id ?? ""} {...group} />
      ))}
      <p className={occasionClasses.whole}>
        <a className={`${buttons.quiet} ${listClasses.showAll}`} href="#wishlist">
          {occasionWords.showAllOccasionsLink()}
        </a>
      </p>
    </div>
  );
}

/**
 * Renders the wishes for an occasion, or the wishes without an occasion. The wishes for a past occasion are collapsed.
 * The fragment `#for-{id}` hides all other groups (rule: occasions).
 */
function OccasionGroup({ occasion, wishes }: WishGroup) {
  const own = useHubTextProps();
  const id = `for-${occasion?.id ?? "any"}`;
  const date = occasion && formatOccasionDate(occasion);
  const heading = (
    <h3 id={occasion?.isPast ? undefined : id}>
      {occasion === null ? (
        occasionWords.anyOccasionHeading()
      ) : (
        <bdi {...(occasion.name !== null && own)}>
          {occasion.name ?? occasionWords.birthdayOccasionLabel()}
        </bdi>
      )}
      {date && <span>{date}</span>}
    </h3>
  );
  const list = <WishCardList found={wishes} id={`${id}-items`} />;
  return occasion?.isPast ? (
    <details className={occasionClasses.group}>
      <summary className={occasionClasses.heading}>
        {heading}
        {occasionWords.pastOccasionLabel()}
      </summary>
      {/* Browsers open `details` if the fragment targets an element inside. */}
      <div id={id}>{list}</div>
    </details>
  ) : (
    <section className={occasionClasses.group} aria-labelledby={id}>
      <div className={occasionClasses.heading}>
        {heading}
        <a href={`#${id}`} aria-describedby={id}>
          {occasionWords.filterByOccasionLink()}
        </a>
      </div>
      {list}
    </section>
  );
}
