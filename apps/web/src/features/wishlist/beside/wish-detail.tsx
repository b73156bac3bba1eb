import { isSafeWebAddress, type OwnWishlistItem, type WishlistItemView } from "@giftling/domain";
import { ActionIcon } from "@mantine/core";
import {
  IconArrowBackUp,
  IconCheck,
  IconExternalLink,
  IconGift,
  IconPencil,
  IconTrash,
  IconX,
} from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import { Button } from "../../../components/button.tsx";
import { formatDay } from "../../../components/format-day.ts";
import { WholePicture } from "../../../components/picture/whole-picture.tsx";
import { siteOf } from "../../entries/address-link.tsx";
import rowClasses from "../../entries/rows.module.css";
import type { PurchaseMarks } from "../purchase-marks.ts";
import { ActivityProgress, giver } from "../wishlist-row.tsx";
import type { WishRow } from "../wishlist-section.tsx";
import { useListKeys, type WishSelection } from "./use-list-keys.ts";
import classes from "./wish-detail.module.css";
import { WishGivers } from "./wish-givers.tsx";

/**
 * The wish that was chosen, beside its list, with all that the parent can do to it; a hint as long as there is none (rule:
 * wish-detail).
 */
export function WishDetail({
  rows,
  selection,
  kidId,
  star,
  marks,
}: {
  rows: readonly WishRow[];
  selection: WishSelection;
  kidId: string;
  star: ((item: WishlistItemView) => ReactNode) | undefined;
  marks: PurchaseMarks;
}) {
  const row = rows.find(
    ({ entry, deletion }) => entry.id === selection.id && deletion.leaving[entry.id] === undefined,
  );
  const onEdit = row && !row.entry.isPurchased ? row.onEdit : undefined;
  useListKeys(selection, row?.entry.isPurchased === true, onEdit);
  const headingId = useId();
  if (row === undefined) return <Hint />;
  const { entry: item, deletion } = row;
  return (
    <section className={classes.detail} aria-labelledby={headingId}>
      <div className={classes.head}>
        <h2 className={classes.name} id={headingId}>
          {item.name}
        </h2>
        {star?.(item)}
        <ActionIcon
          aria-label={`Close: ${item.name}`}
          onClick={() => selection.choose(null, { isStep: true })}
        >
          <IconX size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      </div>
      <Picture key={item.id} item={item} />
      <p className={rowClasses.detail}>
        <span className={`${rowClasses.status} ${item.isPurchased ? rowClasses.statusMuted : ""}`}>
          {item.isPurchased ? "Purchased" : "Available"}
        </span>
        {item.isPurchased && <span>by {giver(item)}</span>}
        {item.purchasedAt !== null && <span>{formatDay(item.purchasedAt, new Date())}</span>}
        {item.price !== null && <span className={classes.price}>{item.price}</span>}
      </p>
      {item.isActivity && <ActivityProgress item={item} />}
      {item.description !== null && <p className={classes.note}>{item.description}</p>}
      {item.isActivity && <WishGivers kidId={kidId} itemId={item.id} />}
      <div className={classes.actions}>
        {item.url !== null && isSafeWebAddress(item.url) && (
          <Button
            variant="outline"
            fullWidth
            href={item.url}
            target="_blank"
            rel="noopener noreferrer"
            rightSection={<IconExternalLink size={18} stroke={1.5} aria-hidden />}
          >
            <span className={classes.site}>View at {siteOf(item.url)}</span>
          </Button>
        )}
        <MarkButton item={item} marks={marks} />
        <div className={classes.pair}>
          {onEdit && (
            <Button
              variant="default"
              leftSection={<IconPencil size={18} stroke={1.5} aria-hidden />}
              onClick={onEdit}
            >
              Edit
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconTrash size={18} stroke={1.5} aria-hidden />}
            onClick={() => deletion.ask(item.id)}
          >
            Delete
          </Button>
        </div>
      </div>
    </section>
  );
}

/** "Mark as purchased" and its way back are one button, which keeps the focus. */
function MarkButton({ item, marks }: { item: OwnWishlistItem; marks: PurchaseMarks }) {
  const Icon = item.isPurchased ? IconArrowBackUp : IconCheck;
  return (
    <Button
      variant="default"
      fullWidth
      leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
      onClick={() => (item.isPurchased ? marks.putBack(item) : marks.markPurchased(item))}
    >
      {item.isPurchased ? "Put back on the list" : "Mark as purchased"}
    </Button>
  );
}

function Picture({ item }: { item: WishlistItemView }) {
  if (item.imageUrl === null) return null;
  return (
    <WholePicture
      className={classes.picture}
      src={item.imageUrl}
      width={null}
      height={null}
      maxHeight={260}
    />
  );
}

function Hint() {
  return (
    <div className={classes.hint}>
      <span className={rowClasses.emptyMark}>
        <IconGift size={30} stroke={1.5} aria-hidden />
      </span>
      <p>Choose a wish to see it here.</p>
    </div>
  );
}
