import type { WishlistItemView } from "@giftling/domain";
import * as words from "@giftling/messages/wishlist/beside";
import { ActionIcon } from "@mantine/core";
import { IconGift, IconX } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import rowClasses from "../../entries/rows.module.css";
import { isCollapsed } from "../piece-words.ts";
import type { WishUnitActions } from "../purchase-marks.ts";
import type { WishRow } from "../wishlist-section.tsx";
import { useListKeys, type WishSelection } from "./use-list-keys.ts";
import classes from "./wish-detail.module.css";
import { WishDetailContent } from "./wish-facts.tsx";

/** All wishes with the parent's actions, and the selected wish. */
export type WishDetailProps = {
  rows: readonly WishRow[];
  selection: WishSelection;
  kidId: string;
  star: ((item: WishlistItemView) => ReactNode) | undefined;
  marks: WishUnitActions;
};

/**
 * Returns the row of the selected wish. Returns undefined when no wish is selected, or while the selected wish is being
 * deleted.
 */
export const findSelectedRow = ({ rows, selection }: Pick<WishDetailProps, "rows" | "selection">) =>
  rows.find(
    ({ entry, deletion }) => entry.id === selection.id && deletion.leaving[entry.id] === undefined,
  );

/** Returns the edit action of a wish. Returns undefined for a purchased wish, which cannot be edited (rule: purchased-wish). */
export const getEditAction = ({ entry, onEdit }: WishRow) =>
  entry.isPurchased ? undefined : onEdit;

/**
 * Renders the selected wish with all of its actions beside its list. Renders a hint when no wish is selected (rule:
 * wish-detail).
 */
export function WishDetail(props: WishDetailProps) {
  const { selection, kidId, star, marks } = props;
  const row = findSelectedRow(props);
  useListKeys(selection, row !== undefined && isCollapsed(row.entry), row && getEditAction(row));
  const headingId = useId();
  if (row === undefined) return <Hint />;
  const { entry: item, deletion } = row;
  return (
    <section className={`${classes.detail} ${classes.pane}`} aria-labelledby={headingId}>
      <div className={classes.head}>
        <h2 className={classes.name} id={headingId}>
          {item.name}
        </h2>
        {star?.(item)}
        <ActionIcon
          aria-label={words.closeAriaLabel(item.name)}
          onClick={() => selection.choose(null, { isStep: true })}
        >
          <IconX size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      </div>
      <WishDetailContent
        item={item}
        kidId={kidId}
        marks={marks}
        onEdit={getEditAction(row)}
        onDelete={() => deletion.ask(item.id)}
      />
    </section>
  );
}

function Hint() {
  return (
    <div className={classes.hint}>
      <span className={rowClasses.emptyMark}>
        <IconGift size={30} stroke={1.5} aria-hidden />
      </span>
      <p>{words.selectWishHint()}</p>
    </div>
  );
}
