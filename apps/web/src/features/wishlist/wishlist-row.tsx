import {
  ANONYMOUS_NAME,
  activityProgress,
  formatDollars,
  type WishlistItemView,
} from "@giftling/domain";
import { Progress } from "@mantine/core";
import { IconArrowBackUp, IconCheck, IconGift, IconSparkles } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { AddressLink } from "../entries/address-link.tsx";
import { EntryActions } from "../entries/entry-actions.tsx";
import { EntryItem } from "../entries/entry-item.tsx";
import type { EntryRowProps } from "../entries/entry-section.tsx";
import rows from "../entries/rows.module.css";
import classes from "./wishlist.module.css";

/**
 * One item or activity, with what the parent can do to it (rule: purchased-wish). `named` stands in place of its name, and
 * with `isQuiet` its actions are in one menu.
 */
export function WishlistRow({
  entry: item,
  deletion,
  onEdit,
  moves,
  star,
  named,
  isQuiet = false,
  onMarkPurchased,
  onPutBack,
}: EntryRowProps<WishlistItemView> & {
  star?: ReactNode;
  named?: ReactNode;
  isQuiet?: boolean;
  onMarkPurchased: () => void;
  onPutBack: () => void;
}) {
  return (
    <EntryItem
      id={item.id}
      name={item.name}
      className={`${rows.row} ${rows.withActions}`}
      deletion={deletion}
    >
      <Mark item={item} />
      <div className={rows.text}>
        {named ?? <p className={rows.name}>{item.name}</p>}
        <ItemDetail item={item} />
        {item.isActivity && <ActivityProgress item={item} />}
      </div>
      <div className={rows.ends}>
        {star}
        <EntryActions
          id={item.id}
          name={item.name}
          deletion={deletion}
          moves={moves}
          isQuiet={isQuiet}
          // A purchased item can be deleted, not edited (rule: purchased-wish).
          onEdit={item.isPurchased ? undefined : onEdit}
          action={
            item.isPurchased
              ? {
                  label: "Put back on the list",
                  icon: <IconArrowBackUp size={20} stroke={1.5} aria-hidden />,
                  onClick: onPutBack,
                }
              : {
                  label: "Mark as purchased",
                  icon: <IconCheck size={20} stroke={1.5} aria-hidden />,
                  onClick: onMarkPurchased,
                }
          }
        />
      </div>
    </EntryItem>
  );
}

function Mark({ item }: { item: WishlistItemView }) {
  const Icon = item.isActivity ? IconSparkles : IconGift;
  const tone = item.isPurchased ? rows.markMuted : rows.markGift;
  return (
    <span className={`${rows.mark} ${tone}`}>
      {item.imageUrl === null ? (
        <Icon size={22} stroke={1.5} aria-hidden />
      ) : (
        <img src={item.imageUrl} alt="" loading="lazy" />
      )}
    </span>
  );
}

function ItemDetail({ item }: { item: WishlistItemView }) {
  return (
    <p className={rows.detail}>
      <span className={`${rows.status} ${item.isPurchased ? rows.statusMuted : ""}`}>
        {item.isPurchased ? "Purchased" : "Available"}
      </span>
      {item.isPurchased && <span>by {giver(item)}</span>}
      {item.price !== null && <span>{item.price}</span>}
      {item.url !== null && <AddressLink url={item.url} />}
    </p>
  );
}

/** Who bought it, as its row says. */
export function giver(item: WishlistItemView): string {
  if (item.isAnonymous || item.purchasedBy === null) return ANONYMOUS_NAME;
  return item.isByParent ? "you" : item.purchasedBy;
}

/** The way to an activity's goal; nothing without one. */
export function ActivityProgress({ item }: { item: WishlistItemView }) {
  const progress = activityProgress(item);
  if (progress === null || item.fundingGoal === null) return null;
  const text = `${formatDollars(item.fundingReceived)} of ${formatDollars(item.fundingGoal)}`;
  return (
    <div className={classes.funding}>
      <Progress value={progress} aria-label={`Funding of ${item.name}`} size="sm" radius="xl" />
      <span className={classes.fundingText}>{text}</span>
    </div>
  );
}
