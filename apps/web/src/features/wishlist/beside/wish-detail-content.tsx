import {
  ANONYMOUS_GIVER_NAME,
  getLedgerPlace,
  isSafeUrl,
  type ParentWishlistItemView,
  type WishlistItemView,
} from "@giftling/domain";
import { deleteButton, editButton } from "@giftling/messages/entries/list";
import { formatGiverName } from "@giftling/messages/hub/wall";
import { formatMoney } from "@giftling/messages/money";
import { releaseHoldButton } from "@giftling/messages/wishlist/rows";
import * as words from "@giftling/messages/wishlist/wish-detail";
import { IconExternalLink, IconPencil, IconTrash } from "@tabler/icons-react";
import { useCurrency } from "../../../access/use-currency.ts";
import { Button } from "../../../components/button.tsx";
import { formatRelativeDate } from "../../../components/format-relative-date.ts";
import { LetterTile } from "../../../components/picture/avatar.tsx";
import { UncroppedPicture } from "../../../components/picture/uncropped-picture.tsx";
import { getDisplayHost } from "../../entries/external-url-link.tsx";
import rowClasses from "../../entries/rows.module.css";
import { useLedger } from "../../gifts/ledger/use-ledger.ts";
import type { WishUnitActions } from "../units/use-wish-unit-actions.ts";
import { getPrimaryWishAction, listWishStateActions } from "../wish-actions.tsx";
import { formatHolds, formatUnitCount } from "../wish-status.ts";
import { ActivityProgress, WishStatus } from "../wishlist-row.tsx";
import classes from "./wish-detail.module.css";
import { WishGifts } from "./wish-gifts.tsx";

/** Renders the data and the actions of a wish. If `onEdit` is undefined, the wish cannot be edited. */
export function WishDetailContent({
  item,
  kidId,
  marks,
  onEdit,
  onDelete,
}: {
  item: ParentWishlistItemView;
  kidId: string;
  marks: WishUnitActions;
  onEdit: (() => void) | undefined;
  onDelete: () => void;
}) {
  const count = formatUnitCount(item);
  const main = getPrimaryWishAction(item, marks, () => onEdit?.());
  return (
    <>
      <Picture key={item.id} item={item} />
      <p className={rowClasses.detail}>
        <WishStatus item={item} kidId={kidId} />
        {count !== null && <span>{count}</span>}
        {item.price !== null && <span className={classes.price}>{item.price}</span>}
      </p>
      {item.isActivity && <ActivityProgress item={item} kidId={kidId} />}
      {item.description !== null && <p className={classes.note}>{item.description}</p>}
      <WishHolds item={item} marks={marks} />
      <WishGifts item={item} kidId={kidId} marks={marks} />
      {item.isActivity && <WishContributors kidId={kidId} itemId={item.id} />}
      <div className={classes.actions}>
        {item.url !== null && isSafeUrl(item.url) && (
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
        {/* The element stays the same when the action changes, so that the focus is not lost. */}
        <Button
          variant="default"
          fullWidth
          leftSection={<main.Icon size={18} stroke={1.5} aria-hidden />}
          onClick={main.run}
        >
          {main.label}
        </Button>
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
            variant="subtle"
            className={classes.delete}
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

function Picture({ item }: { item: WishlistItemView }) {
  if (item.imageUrl === null) return <LetterTile name={item.name} size={88} />;
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

/** Renders the contributors to an activity, newest first, if any (rule: one-ledger). */
function WishContributors({ kidId, itemId }: { kidId: string; itemId: string }) {
  const { entries, things } = useLedger(kidId);
  const currency = useCurrency();
  const gifts = entries.filter((entry) => {
    const place = getLedgerPlace(entry, things);
    return entry.status !== "dismissed" && place.kind === "activity" && place.id === itemId;
  });
  if (gifts.length === 0) return null;
  return (
    <div>
      <h3 className={classes.label}>{words.contributorsHeading()}</h3>
      <ul className={classes.givers}>
        {gifts.map(({ id, contributorName, contributedAt, status, amount }) => (
          <li key={id} className={classes.giver}>
            <span className={classes.giverName}>
              {contributorName ?? formatGiverName(ANONYMOUS_GIVER_NAME)}
              <span className={classes.when}>
                {status === "reported"
                  ? words.unconfirmedContributionStatus(
                      formatRelativeDate(contributedAt, new Date()),
                    )
                  : formatRelativeDate(contributedAt, new Date())}
              </span>
            </span>
            <span className={classes.amount}>{formatMoney(amount, currency)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Renders the holds on a wish's units, if any, each with a release button (rule: holds). */
function WishHolds({ item, marks }: { item: ParentWishlistItemView; marks: WishUnitActions }) {
  if (item.holds.length === 0) return null;
  return (
    <ul className={classes.givers} aria-label={words.holdersAriaLabel()}>
      {item.holds.map((hold) => {
        const told = formatHolds(hold, new Date());
        return (
          <li key={hold.id} className={classes.giver}>
            <span className={classes.what}>{told}</span>
            <Button
              variant="default"
              size="sm"
              aria-label={words.releaseHoldAriaLabel(told)}
              onClick={() => marks.release(item, hold.id)}
            >
              {releaseHoldButton()}
            </Button>
            {(hold.visitorHolds ?? 0) > 1 && (
              <Button
                variant="subtle"
                size="sm"
                onClick={() => marks.releaseVisitor(item, hold.id)}
              >
                {words.releaseVisitorHoldsButton(hold.visitorHolds ?? 0)}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
