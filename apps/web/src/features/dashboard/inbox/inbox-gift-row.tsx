import { copyLinkButton } from "@giftling/messages/buttons";
import * as commonWords from "@giftling/messages/common";
import * as inboxWords from "@giftling/messages/dashboard/inbox";
import { offListStatus } from "@giftling/messages/gifts/ledger";
import { approveGiverNameButton, thankGiverButton } from "@giftling/messages/gifts/life";
import * as queueWords from "@giftling/messages/thank-yous/queue";
import { ActionIcon } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useCurrency } from "../../../access/use-currency.ts";
import { Button } from "../../../components/button.tsx";
import { DropdownMenu } from "../../../components/dropdown-menu.tsx";
import { formatRelativeDate } from "../../../components/format-relative-date.ts";
import { useLazyComponent } from "../../../components/loading/use-lazy-component.ts";
import { CopyButton } from "../../../components/share/copy-button.tsx";
import rows from "../../entries/rows.module.css";
import gifts from "../../gifts/gifts.module.css";
import { hasWithdrawalRequest } from "../../gifts/ledger/recent-gifts.ts";
import {
  useDeclineWithdrawalRequest,
  useSetContributionStatus,
} from "../../gifts/ledger/use-ledger-mutations.ts";
import { useApproveGiverNames } from "../../gifts/ledger/use-wall-mutations.ts";
import { isThankYouUnwritten } from "../../gifts/life/gift-stage.ts";
import { GiftStatus } from "../../gifts/life/gift-status.tsx";
import { focusQueueHeading } from "../../thank-yous/queue/focus-queue.ts";
import { formatGiver, isGiverUnreachable } from "../../thank-yous/queue/thank-you-text.ts";
import { useMarkGiftThanked } from "../../thank-yous/queue/use-thank-you-mutations.ts";
import { useDashboard } from "../dashboard-context.ts";
import classes from "./inbox.module.css";
import {
  formatInboxGift,
  getInboxGiftStage,
  getNextInboxGiftAction,
  type InboxGift,
} from "./inbox-gifts.ts";

/** Renders one gift in a giver's inbox card. With `also`, the line also names the giver's other gifts. */
export function InboxGiftRow({
  gift,
  also,
  isNext,
  onWrite,
  children,
}: {
  gift: InboxGift;
  also: readonly InboxGift[];
  /** Whether the gift's line shows the button for the inbox card's next step. */
  isNext: boolean;
  onWrite: () => void;
  /** Control after the details in a gift's line. */
  children: ReactNode;
}) {
  const { kids, kid: selected } = useDashboard();
  const currency = useCurrency();
  const text = formatInboxGift(gift, currency);
  const what = `${formatGiver(gift.giver)}, ${text}`;
  const formatForKid = (one: InboxGift) => {
    // Falls back to the selected kid if another parent has just deleted the gift's kid.
    const { firstName } = kids.find(({ id }) => id === one.kidId) ?? selected;
    const label = formatInboxGift(one, currency);
    return kids.length > 1 ? inboxWords.giftForKidLabel(label, firstName) : label;
  };
  const { thankYou, contribution, pendingEntry } = gift;
  const stage = getInboxGiftStage(gift);
  return (
    <div className={classes.gift}>
      <p className={classes.what}>{[gift, ...also].map(formatForKid).join(", ")}</p>
      <div className={classes.state}>
        <p className={rows.detail}>
          <span>{formatRelativeDate(gift.givenAt, new Date())}</span>
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
      {isNext && <NextStepButtons gift={gift} text={text} what={what} onWrite={onWrite} />}
      <GiftMenu gift={gift} what={what} onWrite={onWrite} />
    </div>
  );
}

type GiftActionsProps = {
  gift: InboxGift;
  /** Giver and gift, named in the accessible names of buttons. */
  what: string;
  onWrite: () => void;
};

function GiftMenu({ gift, what, onWrite }: GiftActionsProps) {
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
                ? commonWords.retryButton()
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
            <Menu.Item onClick={actions.dismiss}>
              {queueWords.dismissContributionButton()}
            </Menu.Item>
          )}
        </>
      )}
    </DropdownMenu>
  );
}

const loadArrived = () => import("../../gifts/life/mark-received-button.tsx");

/** Renders the buttons for a gift's next step. The first button stays mounted, so that the focus is not lost. */
function NextStepButtons({ gift, text, what, onWrite }: GiftActionsProps & { text: string }) {
  const actions = useInboxActions(gift);
  const isBought = getInboxGiftStage(gift) === "bought";
  const { Part: Arrived } = useLazyComponent(loadArrived, isBought);
  const { thankYou } = gift;
  const step = getNextInboxGiftAction(gift);
  const isUnreachable = thankYou !== null && isGiverUnreachable(thankYou);
  const isForWall = thankYou?.wallThanks === "possible";

  /** Returns the main button for a gift's next step. Default accessible name: the label and the gift. */
  function getPrimaryAction(): { label: string; name?: string; act: () => void } {
    if (step === "answer-withdrawal") {
      return { label: queueWords.acceptWithdrawalButton(), act: actions.dismiss };
    }
    if (step === "approve-name") {
      return { label: approveGiverNameButton(), act: actions.approveName };
    }
    if (step === "confirm")
      return { label: queueWords.confirmContributionButton(), act: actions.confirm };
    if (isUnreachable && isForWall) {
      return { label: queueWords.thankOnWallButton(), act: actions.thankOnWall };
    }
    if (isUnreachable) return { label: queueWords.markThankedButton(), act: actions.markThanked };
    if (thankYou?.status === "failed") return { label: commonWords.retryButton(), act: onWrite };
    return {
      label: thankGiverButton(),
      name: queueWords.thankYouActionAriaLabel(queueWords.writeThankYouButton(), what),
      act: onWrite,
    };
  }

  const { label, name = queueWords.thankYouActionAriaLabel(label, what), act } = getPrimaryAction();
  return (
    <div className={classes.actions}>
      <Button size="sm" aria-label={name} onClick={act}>
        {label}
      </Button>
      {step === "answer-withdrawal" && (
        <Button
          size="sm"
          variant="default"
          aria-label={queueWords.thankYouActionAriaLabel(
            queueWords.declineWithdrawalButton(),
            what,
          )}
          onClick={actions.keep}
        >
          {queueWords.declineWithdrawalButton()}
        </Button>
      )}
      {isBought && Arrived !== null && (
        <Arrived kidId={gift.kidId} giftIds={[gift.id]} wish={text} what={what} />
      )}
      {step === "thank" && thankYou?.status === "failed" && thankYou.pageUrl !== null && (
        <CopyButton value={thankYou.pageUrl} what="link" label={copyLinkButton()} />
      )}
    </div>
  );
}

/** Returns the actions on an inbox gift. Actions that remove the gift focus the inbox's heading. */
function useInboxActions({ kidId, thankYou, contribution, pendingEntry }: InboxGift) {
  const { kids } = useDashboard();
  const { mutate: setStatus } = useSetContributionStatus(kidId);
  const { mutate: keep } = useDeclineWithdrawalRequest(kidId);
  const firstName = kids.find(({ id }) => id === kidId)?.firstName ?? "";
  const { mutate: mark } = useMarkGiftThanked(kidId, firstName);
  const { mutate: approve } = useApproveGiverNames(kidId);
  return {
    confirm: () => {
      if (contribution) setStatus({ id: contribution.id, status: "confirmed" });
    },
    dismiss: () => {
      if (contribution === null) return;
      focusQueueHeading();
      setStatus({ id: contribution.id, status: "dismissed" });
    },
    keep: () => {
      if (contribution === null) return;
      focusQueueHeading();
      keep({ id: contribution.id });
    },
    approveName: () => {
      if (pendingEntry === null) return;
      if (thankYou === null) focusQueueHeading();
      approve({ kidId, ids: [pendingEntry.id] });
    },
    markThanked: () => {
      if (thankYou === null) return;
      focusQueueHeading();
      mark({ id: thankYou.id, isThanked: true });
    },
    thankOnWall: () => {
      if (thankYou === null) return;
      focusQueueHeading();
      mark({ id: thankYou.id, isThanked: true, onWall: true });
    },
  };
}
