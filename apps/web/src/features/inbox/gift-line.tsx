import { ANONYMOUS_NAME, type KidView } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import * as inboxWords from "@giftling/messages/dashboard/inbox";
import * as listWords from "@giftling/messages/entries/list";
import { offListStatus } from "@giftling/messages/gifts/ledger";
import { formatGiverName } from "@giftling/messages/hub/wall";
import { formatMoney } from "@giftling/messages/money";
import * as queueWords from "@giftling/messages/thank-yous/queue";
import { ActionIcon } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { useCurrency } from "../../access/use-currency.ts";
import { DropdownMenu } from "../../components/dropdown-menu.tsx";
import { formatDay } from "../../components/format-day.ts";
import { useDashboard } from "../dashboard/dashboard-context.ts";
import rows from "../entries/rows.module.css";
import gifts from "../gifts/gifts.module.css";
import { asksToTakeBack } from "../gifts/ledger/recent-gifts.ts";
import {
  formatThankYouReason,
  isGiverUnreachable,
  isUnwritten,
} from "../thank-yous/queue/thank-you-text.ts";
import classes from "./inbox.module.css";
import type { InboxGift } from "./inbox-gifts.ts";
import { useInboxActions } from "./use-inbox-actions.ts";

/** Returns a function that formats a gift, such as "Wooden train" or "$30 · 529 gift". */
export function useGiftText() {
  const currency = useCurrency();
  return ({ thankYou, contribution, pendingEntry }: InboxGift): string => {
    if (thankYou !== null) return formatThankYouReason(thankYou, currency);
    if (contribution !== null) return formatMoney(contribution.amount, currency);
    return pendingEntry?.giftLabel ?? queueWords.getGiftTypeLabel("contribution");
  };
}

export const formatInboxGiver = (giver: string | null): string =>
  giver ?? formatGiverName(ANONYMOUS_NAME);

/** Returns the kid of a gift. The selected kid is returned if another parent has just deleted the gift's kid. */
export function useKidOf({ kidId }: Pick<InboxGift, "kidId">): KidView {
  const { kids, kid } = useDashboard();
  return kids.find(({ id }) => id === kidId) ?? kid;
}

/** Renders one gift of a card: what was given, its state, and the menu of its other actions. */
export function GiftLine({ gift, onWrite }: { gift: InboxGift; onWrite: () => void }) {
  const { kids } = useDashboard();
  const kid = useKidOf(gift);
  const text = useGiftText()(gift);
  const { thankYou, contribution, pendingEntry } = gift;
  return (
    <div className={classes.gift}>
      <div className={rows.text}>
        <p className={rows.detail}>
          <span className={classes.what}>{text}</span>
          {kids.length > 1 && <span>{inboxWords.forKidLabel(kid.firstName)}</span>}
          <span>{formatDay(gift.givenAt, new Date())}</span>
          {contribution !== null && !asksToTakeBack(contribution) && (
            <span>{listWords.unconfirmedStatus()}</span>
          )}
          {contribution !== null && asksToTakeBack(contribution) && (
            <span className={`${rows.status} ${rows.statusWarm}`}>
              {queueWords.withdrawalRequestStatus()}
            </span>
          )}
          {gift.isOffList && <span>{offListStatus()}</span>}
          {pendingEntry !== null && <span>{inboxWords.pendingNameStatus()}</span>}
          {thankYou?.awaitsConfirmation && (
            <span>{queueWords.pendingMailStatus(thankYou.contributorName)}</span>
          )}
          {thankYou !== null && thankYou.status !== "pending" && (
            <span
              className={`${rows.status} ${thankYou.status === "failed" ? rows.statusWarm : ""}`}
            >
              {queueWords.getStatusLabel(thankYou.status)}
            </span>
          )}
        </p>
        {thankYou?.problem && (
          <p className={gifts.trouble}>{queueWords.getDeliveryErrorMessage(thankYou.problem)}</p>
        )}
      </div>
      <GiftMenu gift={gift} what={`${formatInboxGiver(gift.giver)}, ${text}`} onWrite={onWrite} />
    </div>
  );
}

function GiftMenu({ gift, what, onWrite }: { gift: InboxGift; what: string; onWrite: () => void }) {
  const { thankYou, contribution } = gift;
  const actions = useInboxActions(gift);
  const canThank = thankYou !== null && isUnwritten(thankYou);
  const canDismiss = contribution?.status === "reported";
  if (!canThank && !canDismiss) return null;
  return (
    <DropdownMenu
      button={(props) => (
        <ActionIcon aria-label={queueWords.moreActionsAriaLabel(what)} {...props}>
          <IconDots size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
    >
      {(Menu) => (
        <>
          {canThank && (
            <Menu.Item onClick={onWrite}>
              {thankYou.status === "failed"
                ? commonWords.tryAgainButton()
                : queueWords.writeThankYouButton()}
            </Menu.Item>
          )}
          {canThank && (
            <Menu.Item onClick={actions.markThanked}>{queueWords.markThankedButton()}</Menu.Item>
          )}
          {canThank && thankYou.wallThanks === "possible" && !isGiverUnreachable(thankYou) && (
            <Menu.Item onClick={actions.thankOnWall}>{queueWords.thankOnWallButton()}</Menu.Item>
          )}
          {canDismiss && (
            <Menu.Item onClick={actions.dismiss}>{queueWords.dismissButton()}</Menu.Item>
          )}
        </>
      )}
    </DropdownMenu>
  );
}
