import * as todayWords from "@giftling/messages/dashboard/today";
import { useMediaQuery } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { useLazyComponent } from "../../../components/loading/use-part.ts";
import { runWhenIdle } from "../../../components/loading/when-idle.ts";
import { OtherWays } from "../../wishlist/anywhere/other-ways.tsx";
import { WishlistSection } from "../../wishlist/wishlist-section.tsx";
import { useDashboard } from "../dashboard-context.ts";
import { PriorityStar } from "../top-priorities/priority-star.tsx";
import { PlaceHeading } from "./place-heading.tsx";
import classes from "./places.module.css";
import { SizesRow } from "./sizes-row.tsx";
import { loadWishlistBeside, WIDE } from "./wishlist-parts.ts";

/**
 * Renders /dashboard/wishlist with the whole list. A wish is shown beside the list, or over the list on narrow screens
 * (rule: wish-detail).
 */
export function WishlistPlace() {
  const { kid, add } = useDashboard();
  const isWide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false });
  const [isIdle, setIdle] = useState(false);
  useEffect(() => runWhenIdle(() => setIdle(true)), []);
  const { Part: Beside, failedFor } = useLazyComponent(loadWishlistBeside, isWide || isIdle);
  return (
    <>
      <PlaceHeading title={todayWords.wishlistOf(kid.firstName)} />
      <SizesRow />
      <div className={classes.sections} key={kid.id}>
        <WishlistSection
          kidId={kid.id}
          firstName={kid.firstName}
          onAdd={() => add("gift")}
          star={(item) => <PriorityStar kidId={kid.id} item={item} />}
          Beside={Beside}
          isWide={isWide}
          more={<OtherWays kidId={kid.id} firstName={kid.firstName} />}
          isPending={isWide && Beside === null && failedFor === null}
        />
      </div>
    </>
  );
}
