import { isSafeWebAddress, type OwnWishlistItem, type WishlistItemView } from "@giftling/domain";
import { deleteButton, editButton } from "@giftling/messages/entries/list";
import * as words from "@giftling/messages/wishlist/beside";
import { IconExternalLink, IconPencil, IconTrash } from "@tabler/icons-react";
import { Button } from "../../../components/button.tsx";
import { UncroppedPicture } from "../../../components/picture/whole-picture.tsx";
import { getDisplayHost } from "../../entries/address-link.tsx";
import rowClasses from "../../entries/rows.module.css";
import { formatUnitCount } from "../piece-words.ts";
import type { WishUnitActions } from "../purchase-marks.ts";
import { getMainWishAction, listWishStateActions } from "../wish-change.tsx";
import { ActivityProgress, WishStatus } from "../wishlist-row.tsx";
import classes from "./wish-detail.module.css";
import { WishGifts } from "./wish-gifts.tsx";
import { WishContributors } from "./wish-givers.tsx";
import { WishHolds } from "./wish-holds.tsx";

/** Renders the data and the actions of a wish. Without `onEdit` the wish cannot be edited. */
export function WishDetailContent({
  item,
  kidId,
  marks,
  onEdit,
  onDelete,
}: {
  item: OwnWishlistItem;
  kidId: string;
  marks: WishUnitActions;
  onEdit: (() => void) | undefined;
  onDelete: () => void;
}) {
  const count = formatUnitCount(item);
  return (
    <>
      <Picture key={item.id} item={item} />
      <p className={rowClasses.detail}>
        <WishStatus item={item} />
        {count !== null && <span>{count}</span>}
        {item.price !== null && <span className={classes.price}>{item.price}</span>}
      </p>
      {item.isActivity && <ActivityProgress item={item} />}
      {item.description !== null && <p className={classes.note}>{item.description}</p>}
      <WishHolds item={item} marks={marks} />
      <WishGifts item={item} kidId={kidId} marks={marks} />
      {item.isActivity && <WishContributors kidId={kidId} itemId={item.id} />}
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
            <span className={classes.site}>{words.shopLink(getDisplayHost(item.url))}</span>
          </Button>
        )}
        <MarkButton item={item} marks={marks} onEdit={onEdit} />
        <div className={classes.pair}>
          {onEdit && (
            <Button
              variant="default"
              leftSection={<IconPencil size={18} stroke={1.5} aria-hidden />}
              onClick={onEdit}
            >
              {editButton()}
            </Button>
          )}
          {listWishStateActions(item, marks).map(({ label, Icon, run }) => (
            <Button
              key={label}
              variant="default"
              leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
              onClick={run}
            >
              {label}
            </Button>
          ))}
          <Button
            variant="default"
            leftSection={<IconTrash size={18} stroke={1.5} aria-hidden />}
            onClick={onDelete}
          >
            {deleteButton()}
          </Button>
        </div>
      </div>
    </>
  );
}

/** Renders the action "Mark as purchased" or its undo. Both are the same button, so that it keeps the focus. */
function MarkButton({
  item,
  marks,
  onEdit = () => undefined,
}: {
  item: OwnWishlistItem;
  marks: WishUnitActions;
  onEdit: (() => void) | undefined;
}) {
  const { label, Icon, run } = getMainWishAction(item, marks, onEdit);
  return (
    <Button
      variant="default"
      fullWidth
      leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
      onClick={run}
    >
      {label}
    </Button>
  );
}

function Picture({ item }: { item: WishlistItemView }) {
  if (item.imageUrl === null) return null;
  return (
    <UncroppedPicture
      className={classes.picture}
      src={item.imageUrl}
      width={null}
      height={null}
      maxHeight={260}
    />
  );
}
