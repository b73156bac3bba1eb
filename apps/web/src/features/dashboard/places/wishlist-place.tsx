import { useMediaQuery } from "@mantine/hooks";
import { usePart } from "../../../components/loading/use-part.ts";
import { WishlistSection } from "../../wishlist/wishlist-section.tsx";
import { useDashboard } from "../dashboard-context.ts";
import { PriorityStar } from "../top-priorities/priority-star.tsx";
import { PlaceHeading } from "./place-heading.tsx";
import classes from "./places.module.css";
import { loadWishlistBeside, WIDE } from "./wishlist-parts.ts";

/**
 * /dashboard/wishlist: everything on the list (rule: dashboard-places), and on a wide screen one wish beside it (rule:
 * wish-detail).
 */
export function WishlistPlace() {
  const { kid, add } = useDashboard();
  const isWide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false });
  const { Part: Beside, failedFor } = usePart(loadWishlistBeside, isWide || null);
  return (
    <>
      <PlaceHeading title={`${kid.firstName}'s wishlist`} />
      <div className={classes.sections} key={kid.id}>
        <WishlistSection
          kidId={kid.id}
          firstName={kid.firstName}
          onAdd={() => add("gift")}
          star={(item) => <PriorityStar kidId={kid.id} item={item} />}
          Beside={isWide ? Beside : null}
          isPending={isWide && Beside === null && failedFor === null}
        />
      </div>
    </>
  );
}
