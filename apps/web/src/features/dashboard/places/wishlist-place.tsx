import { WishlistSection } from "../../wishlist/wishlist-section.tsx";
import { useDashboard } from "../dashboard-context.ts";
import { PriorityStar } from "../top-priorities/priority-star.tsx";
import { PlaceHeading } from "./place-heading.tsx";
import classes from "./places.module.css";

/** /dashboard/wishlist: everything on the list (rule: dashboard-places). */
export function WishlistPlace() {
  const { kid, add } = useDashboard();
  return (
    <>
      <PlaceHeading title={`${kid.firstName}'s wishlist`} />
      <div className={classes.sections} key={kid.id}>
        <WishlistSection
          kidId={kid.id}
          firstName={kid.firstName}
          onAdd={() => add("gift")}
          star={(item) => <PriorityStar kidId={kid.id} item={item} />}
        />
      </div>
    </>
  );
}
