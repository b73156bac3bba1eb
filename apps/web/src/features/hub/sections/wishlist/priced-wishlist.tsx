import { PRICE_RANGES, PRICED_WISHES_TO_CHOOSE, wishesInRange } from "@giftling/domain";
import { useSyncExternalStore } from "react";
import {
  readStorage,
  subscribeToStorage,
  writeStorage,
} from "../../../../components/memory/visit-memory.ts";
import { useHub } from "../../flow/hub-context.ts";
import { HubSizes } from "./hub-sizes.tsx";
import { HubWishlist, listOpenWishes } from "./hub-wishlist.tsx";
import { PriceFilter } from "./price-chips.tsx";

/**
 * Renders the wishlist, with a price filter if enough wishes have a price. The selection is stored for this tab (rule:
 * price-ranges).
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
  if (wishesInRange(wishes).length < PRICED_WISHES_TO_CHOOSE) {
    return <HubWishlist sizes={<HubSizes />} />;
  }
  const range = PRICE_RANGES.find(({ id }) => id === chosen) ?? null;
  const found = range === null ? wishes : wishesInRange(wishes, range);
  return (
    <HubWishlist
      sizes={<HubSizes />}
      found={found}
      choice={
        <PriceFilter
          range={range}
          count={found.length}
          choose={(next) => writeStorage("sessionStorage", key, next?.id ?? null)}
        />
      }
    />
  );
}
