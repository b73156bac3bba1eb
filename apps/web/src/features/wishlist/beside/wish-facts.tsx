import { isSafeWebAddress, type OwnWishlistItem, type WishlistItemView } from "@giftling/domain";
import {
  IconArrowBackUp,
  IconCheck,
  IconExternalLink,
  IconPencil,
  IconTrash,
} from "@tabler/icons-react";
import { Button } from "../../../components/button.tsx";
import { formatDay } from "../../../components/format-day.ts";
import { WholePicture } from "../../../components/picture/whole-picture.tsx";
import { siteOf } from "../../entries/address-link.tsx";
import rowClasses from "../../entries/rows.module.css";
import type { PurchaseMarks } from "../purchase-marks.ts";
import { ActivityProgress, giver } from "../wishlist-row.tsx";
import classes from "./wish-detail.module.css";
import { WishGivers } from "./wish-givers.tsx";

/** What there is to know of a wish, and to do to it. Without `onEdit` there is nothing to edit. */
export function WishFacts({
  item,
  kidId,
  marks,
  onEdit,
  onDelete,
}: {
  item: OwnWishlistItem;
  kidId: string;
  marks: PurchaseMarks;
  onEdit: (() => void) | undefined;
  onDelete: () => void;
}) {
  return (
    <>
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
            onClick={onDelete}
          >
            Delete
          </Button>
        </div>
      </div>
    </>
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
