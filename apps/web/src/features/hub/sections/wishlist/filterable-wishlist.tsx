import {
  filterWishesByPrice,
  getPriceRanges,
  groupByOccasion,
  MIN_PRICED_WISHES,
} from "@giftling/domain";
import { getMonthName } from "@giftling/messages/dates";
import { proposeWishLink } from "@giftling/messages/hub/page";
import {
  hubLikeLabels,
  hubSizeLabels,
  monthYearLabel,
  sizesCheckedNote,
  sizesHeading,
} from "@giftling/messages/hub/sizes";
import { useSyncExternalStore } from "react";
import {
  readStorage,
  subscribeToStorage,
  writeStorage,
} from "../../../../components/memory/browser-storage.ts";
import { useHub, useHubTextProps } from "../../flow/hub-context.ts";
import buttons from "../hub-buttons.module.css";
import classes from "./hub-sizes.module.css";
import { HubWishlist, listOpenWishes } from "./hub-wishlist.tsx";
import { OccasionGroups } from "./occasion-groups.tsx";
import { PriceFilter } from "./price-filter.tsx";

/**
 * Renders the wishlist, grouped if there are several occasions. A price filter appears if at least
 * `MIN_PRICED_WISHES` wishes have a price. The selected price range is stored for this tab (rule: price-ranges).
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
  const isFilterable = filterWishesByPrice(wishes, undefined, currency).length >= MIN_PRICED_WISHES;
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

const LABELS = Object.entries({ ...hubSizeLabels, ...hubLikeLabels });

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
          {sizesCheckedNote(
            year === `${new Date().getFullYear()}` ? name : monthYearLabel(name, year),
          )}
        </p>
      )}
      <dl>
        {LABELS.map(
          ([key, label]) =>
            filled[key] && (
              <div key={key} className={key in hubLikeLabels ? classes.like : classes.size}>
                <dt>{label()}</dt>
                <dd {...own}>{filled[key]}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
