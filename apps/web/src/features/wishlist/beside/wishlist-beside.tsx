import { useNavigate, useSearch } from "@tanstack/react-router";
import rows from "../../entries/rows.module.css";
import type { WishDetailSlotProps } from "../wishlist-section.tsx";
import { WishDetail } from "./wish-detail.tsx";
import { WishDetailSheet } from "./wish-sheet.tsx";
import classes from "./wishlist-beside.module.css";

/**
 * Renders the button with a wish's name that selects the wish, or the detail of the selected wish. The detail is beside the
 * list, or over it on a narrow screen. The URL contains the selected wish, so that Back, a reload and the search lead to it
 * (rule: wish-detail).
 */
export default function WishlistDetailSlot({ kidId, of, isWide }: WishDetailSlotProps) {
  const { wish = null } = useSearch({ from: "/dashboard" });
  const navigate = useNavigate();
  // A step with the arrow keys replaces the current history entry.
  const choose = (id: string | null, { isStep = false } = {}) =>
    void navigate({
      to: "/dashboard/wishlist",
      search: { kid: kidId, ...(id !== null && { wish: id }) },
      replace: isStep,
      resetScroll: false,
    });
  if ("rows" in of) {
    if (of.rows.length === 0) return null;
    if (!isWide) return <WishDetailSheet {...of} kidId={kidId} selection={{ id: wish, choose }} />;
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
