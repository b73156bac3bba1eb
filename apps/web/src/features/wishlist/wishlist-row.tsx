import {
  getActivityProgress,
  getReportedFunding,
  type ParentWishlistItemView,
  sumLedgerEntries,
  type WishlistItemView,
} from "@giftling/domain";
import { fundingAriaLabel } from "@giftling/messages/dashboard/priorities";
import { formatReportedFunding } from "@giftling/messages/hub/funding";
import { formatMoney } from "@giftling/messages/money";
import * as words from "@giftling/messages/wishlist/rows";
import { Progress } from "@mantine/core";
import { IconSparkles } from "@tabler/icons-react";
import type { ComponentProps, ComponentType, ReactNode } from "react";
import { useCurrency } from "../../access/use-currency.ts";
import { LetterTile } from "../../components/picture/avatar.tsx";
import { usePictureError } from "../../components/picture/use-picture-error.ts";
import { EntryActions } from "../entries/entry-actions.tsx";
import { EntryItem } from "../entries/entry-item.tsx";
import type { EntryRowProps } from "../entries/entry-section.tsx";
import { ExternalUrlLink } from "../entries/external-url-link.tsx";
import type { PriorityToggle } from "../entries/priorities/use-priority-toggle.ts";
import rows from "../entries/rows.module.css";
import { useLedger } from "../gifts/ledger/use-ledger.ts";
import type GiftNextSteps from "../gifts/life/gift-next-steps.tsx";
import { useIsGiftThanked } from "../gifts/life/gift-stage.ts";
import { GiftStatus } from "../gifts/life/gift-status.tsx";
import type { WishUnitActions } from "./units/use-wish-unit-actions.ts";
import { getPrimaryWishAction, listOtherWishActions, type WishAction } from "./wish-actions.tsx";
import {
  formatGivers,
  formatHold,
  formatHolds,
  formatUnitCount,
  getWishGiftStage,
  getWishStatus,
} from "./wish-status.ts";
import classes from "./wishlist.module.css";

/** Renders a wish with the parent's actions. With `isQuiet`, all actions are in one menu (rule: purchased-wish). */
export function WishlistRow({
  entry: item,
  kidId,
  deletion,
  onEdit,
  moves,
  priority,
  hasStatus,
  named,
  isQuiet,
  marks,
  Steps,
  onLeave,
}: EntryRowProps<ParentWishlistItemView> & {
  kidId: string;
  priority: PriorityToggle | undefined;
  /** Whether the row shows the wish's status even if the wish is available. */
  hasStatus: boolean;
  named: ReactNode;
  isQuiet: boolean;
  marks: WishUnitActions;
  /** Component with the next steps of the wish's gifts. Null while loading and in a shortened list. */
  Steps: ComponentType<ComponentProps<typeof GiftNextSteps>> | null;
  /** Called before an action moves a wish's row to another group or removes the row from the wishlist. */
  onLeave: (from: "group" | "list") => void;
}) {
  const isThanked = useIsGiftThanked(kidId);
  const count = formatUnitCount(item);
  const [hold, ...others] = item.holds;
  // Omits "Held" from the hold if the status already contains the word.
  const sayHold = getWishStatus(item) === "Held" ? formatHold : formatHolds;
  const actionOf = ({ label, Icon, run, leaves }: WishAction) => ({
    label,
    icon: <Icon size={20} stroke={1.5} aria-hidden />,
    onClick: () => {
      if (leaves !== null) onLeave(leaves);
      run();
    },
  });
  return (
    <EntryItem
      id={item.id}
      name={item.name}
      className={`${rows.row} ${rows.withActions}`}
      deletion={deletion}
    >
      <WishMark item={item} />
      <div className={rows.text}>
        {named ?? <p className={rows.name}>{item.name}</p>}
        <p className={rows.detail}>
          {(hasStatus || getWishStatus(item) !== "Available") && (
            <WishStatus item={item} kidId={kidId} />
          )}
          {count !== null && <span>{count}</span>}
          {hold && (
            <span>
              {others.length > 0 ? words.heldUnitsStatus(item.held) : sayHold(hold, new Date())}
            </span>
          )}
          {item.price !== null && <span>{item.price}</span>}
          {item.isIdea && <span>{words.ideaLabel()}</span>}
          {item.url !== null && <ExternalUrlLink url={item.url} />}
        </p>
        {item.isActivity && <ActivityProgress item={item} kidId={kidId} />}
      </div>
      <EntryActions
        id={item.id}
        name={item.name}
        deletion={deletion}
        moves={moves}
        priority={priority}
        isQuiet={isQuiet}
        // A purchased wish can be deleted but not edited (rule: purchased-wish).
        onEdit={item.isPurchased ? undefined : onEdit}
        action={actionOf(getPrimaryWishAction(item, marks, onEdit))}
        more={listOtherWishActions(item, marks).map(actionOf)}
      />
      {Steps !== null && item.isPurchased && (
        <Steps
          kidId={kidId}
          giftIds={item.gifts.flatMap(({ id, receivedAt }) => (receivedAt === null ? [id] : []))}
          wish={item.name}
          what={item.name}
          isToThank={item.gifts.some(({ id, isByParent }) => !isByParent && !isThanked(id))}
        />
      )}
    </EntryItem>
  );
}

/** Renders a wish's picture. If the wish has no picture, renders an icon or the name's first letter. */
function WishMark({ item }: { item: WishlistItemView }) {
  const { isBroken, watch } = usePictureError(item.imageUrl);
  const isDone = item.isPurchased || item.state !== "shown";
  const tone = isDone ? rows.markMuted : rows.markGift;
  if (item.imageUrl !== null && !isBroken) {
    return (
      <span className={`${rows.mark} ${tone}`}>
        <img src={item.imageUrl} alt="" loading="lazy" {...watch} />
      </span>
    );
  }
  if (!item.isActivity) return <LetterTile name={item.name} size={44} />;
  return (
    <span className={`${rows.mark} ${tone}`}>
      <IconSparkles size={22} stroke={1.5} aria-hidden />
    </span>
  );
}

/** Renders the status of a wish. The status of a purchased wish is the stage of its gifts (rule: gift-life). */
export function WishStatus({ item, kidId }: { item: ParentWishlistItemView; kidId: string }) {
  const isThanked = useIsGiftThanked(kidId);
  const status = getWishStatus(item);
  if (status === "Purchased") {
    const stage = getWishGiftStage(item, isThanked);
    const giver = formatGivers(item);
    return (
      <>
        <GiftStatus stage={stage} giver={giver} receivedAt={item.gifts[0]?.receivedAt} />
        {stage !== "bought" && <span>{words.giverInlineLabel(giver)}</span>}
      </>
    );
  }
  const isDone = status === "Put away" || status === "Draft";
  const tone = isDone ? rows.statusMuted : status === "Held" ? rows.statusWarm : "";
  return (
    <span className={`${rows.status} ${tone}`} data-status>
      {words.getWishStatusLabel(status)}
    </span>
  );
}

/** Renders an activity's progress toward its goal, if any. The reported part is hatched (rule: group-gifts). */
export function ActivityProgress({ item, kidId }: { item: WishlistItemView; kidId: string }) {
  const { entries } = useLedger(kidId);
  const currency = useCurrency();
  const progress = getActivityProgress(item);
  if (progress === null || item.fundingGoal === null) return null;
  const { unconfirmed } = sumLedgerEntries(
    entries.filter(({ wishlistItemId }) => wishlistItemId === item.id),
  );
  const reported = getReportedFunding({ ...item, fundingReported: unconfirmed });
  return (
    <div className={classes.funding}>
      <Progress.Root size="sm" radius="xl">
        <Progress.Section value={progress} aria-label={fundingAriaLabel(item.name)} />
        {reported !== null && (
          <Progress.Section
            value={reported.percent}
            withAria={false}
            className={classes.reported}
          />
        )}
      </Progress.Root>
      <span className={classes.fundingText}>
        {reported === null
          ? words.fundingProgressLabel(
              formatMoney(item.fundingReceived, currency),
              formatMoney(item.fundingGoal, currency),
            )
          : formatReportedFunding(reported, currency)}
      </span>
    </div>
  );
}
