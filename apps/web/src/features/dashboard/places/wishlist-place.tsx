import * as todayWords from "@giftling/messages/dashboard/today";
import { useMediaQuery } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { useLazyComponent } from "../../../components/loading/use-part.ts";
import { runWhenIdle } from "../../../components/loading/when-idle.ts";
import { OtherAddMethods } from "../../wishlist/anywhere/other-ways.tsx";
import { WishlistSection } from "../../wishlist/wishlist-section.tsx";
import { useDashboard } from "../dashboard-context.ts";
import { PriorityStar } from "../top-priorities/priority-star.tsx";
import { DashboardPageHeading } from "./place-heading.tsx";
import classes from "./places.module.css";
import { KidSizesRow } from "./sizes-row.tsx";
import { loadWishDetailModule, WIDE_VIEWPORT_QUERY } from "./wishlist-parts.ts";

/**
 * Renders /dashboard/wishlist with the whole list. A wish is shown beside the list, or over the list on narrow screens
 * (rule: wish-detail).
 */
export function WishlistPage() {
  const { kid, add } = useDashboard();
  const isWide = useMediaQuery(WIDE_VIEWPORT_QUERY, false, { getInitialValueInEffect: false });
  const [isIdle, setIdle] = useState(false);
  useEffect(() => runWhenIdle(() => setIdle(true)), []);
  const { Part: Beside, failedFor } = useLazyComponent(loadWishDetailModule, isWide || isIdle);
  return (
    <>
      <DashboardPageHeading title={todayWords.wishlistHeading(kid.firstName)} />
      <KidSizesRow />
      <div className={classes.sections} key={kid.id}>
        <WishlistSection
          kidId={kid.id}
          firstName={kid.firstName}
          onAdd={() => add("gift")}
          star={(item) => <PriorityStar kidId={kid.id} item={item} />}
          Beside={Beside}
          isWide={isWide}
          more={<OtherAddMethods kidId={kid.id} firstName={kid.firstName} />}
          isPending={isWide && Beside === null && failedFor === null}
        />
      </div>
    </>
  );
}
