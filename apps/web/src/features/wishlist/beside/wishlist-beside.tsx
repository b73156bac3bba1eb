import { useNavigate, useSearch } from "@tanstack/react-router";
import rows from "../../entries/rows.module.css";
import type { BesideProps } from "../wishlist-section.tsx";
import { WishDetail } from "./wish-detail.tsx";
import { WishSheet } from "./wish-sheet.tsx";
import classes from "./wishlist-beside.module.css";

/**
 * One wish beside the list, or over it where there is no room, and the names of the others, by which it is chosen. The address names it, so that Back, a reload and
 * the search find it (rule: wish-detail). By default export for `usePart`.
 */
export default function WishlistBeside({ kidId, of, isWide }: BesideProps) {
  const { wish = null } = useSearch({ from: "/dashboard" });
  const navigate = useNavigate();
  // A step, as by the arrow keys, takes the place of the last one in the browser's history.
  const choose = (id: string | null, { isStep = false } = {}) =>
    void navigate({
      to: "/dashboard/wishlist",
      search: { kid: kidId, ...(id !== null && { wish: id }) },
      replace: isStep,
      resetScroll: false,
    });
  if ("rows" in of) {
    if (of.rows.length === 0) return null;
    if (!isWide) return <WishSheet {...of} kidId={kidId} selection={{ id: wish, choose }} />;
    return (
      <div className={classes.beside}>
        <WishDetail {...of} kidId={kidId} selection={{ id: wish, choose }} />
      </div>
    );
  }
  const { id, name } = of;
  return (
    <button
      type="button"
      className={classes.pick}
      data-pick={id}
      aria-current={id === wish}
      onClick={() => id !== wish && choose(id)}
    >
      <span className={rows.name}>{name}</span>
    </button>
  );
}
