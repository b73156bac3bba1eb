import * as commonWords from "@giftling/messages/common";
import * as inboxWords from "@giftling/messages/dashboard/inbox";
import { offListStatus } from "@giftling/messages/gifts/ledger";
import * as queueWords from "@giftling/messages/thank-yous/queue";
import { ActionIcon } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { DropdownMenu } from "../../../components/dropdown-menu.tsx";
import { formatDay } from "../../../components/format-day.ts";
import rows from "../../entries/rows.module.css";
import gifts from "../../gifts/gifts.module.css";
import { hasWithdrawalRequest } from "../../gifts/ledger/recent-gifts.ts";
import { isThankYouUnwritten } from "../../gifts/life/gift-stage.ts";
import { GiftStatus } from "../../gifts/life/gift-status.tsx";
import { isGiverUnreachable } from "../../thank-yous/queue/thank-you-text.ts";
import { formatInboxGiver, useGiftFormatter, useKidGiftFormatter } from "./gift-text.ts";
import classes from "./inbox.module.css";
import { getInboxStage, type InboxGift } from "./inbox-gifts.ts";
import { NextStepButtons } from "./next-step-buttons.tsx";
import { useInboxActions } from "./use-inbox-actions.ts";

/**
 * Renders one gift of a giver's card: the gift's name, its state, and a menu of actions. With `also`, the line also
 * names the giver's other gifts.
 */
export function GiftLine({
  gift,
  also,
  isNext,
  onWrite,
  children,
}: {
  gift: InboxGift;
  also: readonly InboxGift[];
  /** Whether the gift's line shows the button for the card's next step. */
  isNext: boolean;
  onWrite: () => void;
  /** Control at the end of the gift's details. */
  children: ReactNode;
}) {
  const text = useGiftFormatter()(gift);
  const formatForKid = useKidGiftFormatter();
  const { thankYou, contribution, pendingEntry } = gift;
  const stage = getInboxStage(gift);
  return (
    <div className={classes.gift}>
      <p className={classes.what}>{[gift, ...also].map(formatForKid).join(", ")}</p>
      <div className={classes.state}>
        <p className={rows.detail}>
          <span>{formatDay(gift.givenAt, new Date())}</span>
          {stage !== null && <GiftStatus stage={stage} receivedAt={thankYou?.receivedAt} />}
          {contribution !== null && hasWithdrawalRequest(contribution) && (
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
              {queueWords.getThankYouStatusLabel(thankYou.status)}
            </span>
          )}
          {children}
        </p>
        {thankYou?.problem && (
          <p className={gifts.trouble}>{queueWords.getDeliveryErrorMessage(thankYou.problem)}</p>
        )}
      </div>
      {isNext && <NextStepButtons gift={gift} onWrite={onWrite} />}
      <GiftMenu gift={gift} what={`${formatInboxGiver(gift.giver)}, ${text}`} onWrite={onWrite} />
    </div>
  );
}

function GiftMenu({ gift, what, onWrite }: { gift: InboxGift; what: string; onWrite: () => void }) {
  const { thankYou, contribution } = gift;
  const actions = useInboxActions(gift);
  const canThank = thankYou !== null && isThankYouUnwritten(thankYou);
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
