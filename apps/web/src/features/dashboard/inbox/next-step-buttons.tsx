import * as commonWords from "@giftling/messages/common";
import { approveNameButton, thankGiverButton } from "@giftling/messages/gifts/life";
import * as queueWords from "@giftling/messages/thank-yous/queue";
import { Button } from "../../../components/button.tsx";
import { useLazyComponent } from "../../../components/loading/use-lazy-component.ts";
import { CopyButton } from "../../../components/share/copy-button.tsx";
import { isGiverUnreachable } from "../../thank-yous/queue/thank-you-text.ts";
import { formatInboxGiver, useGiftFormatter } from "./gift-text.ts";
import classes from "./inbox.module.css";
import { getInboxStage, getNextStep, type InboxGift } from "./inbox-gifts.ts";
import { useInboxActions } from "./use-inbox-actions.ts";

const loadArrived = () => import("../../gifts/life/mark-received-button.tsx");

/**
 * Renders the buttons for a gift's next step. When the step changes, the first button stays the same element, so that
 * the focus is not lost.
 */
export function NextStepButtons({ gift, onWrite }: { gift: InboxGift; onWrite: () => void }) {
  const actions = useInboxActions(gift);
  const formatGift = useGiftFormatter();
  const what = `${formatInboxGiver(gift.giver)}, ${formatGift(gift)}`;
  const isBought = getInboxStage(gift) === "bought";
  const { Part: Arrived } = useLazyComponent(loadArrived, isBought);
  const { thankYou } = gift;
  const step = getNextStep(gift);
  const isUnreachable = thankYou !== null && isGiverUnreachable(thankYou);
  const isForWall = thankYou?.wallThanks === "possible";

  /**
   * Returns the label, accessible name and action of the first button for a gift. By default, the accessible name
   * combines the label and the gift.
   */
  function getPrimaryAction(): { label: string; name?: string; act: () => void } {
    if (step === "answer-withdrawal") {
      return { label: queueWords.withdrawContributionButton(), act: actions.dismiss };
    }
    if (step === "approve-name") {
      return { label: approveNameButton(), act: actions.approveName };
    }
    if (step === "confirm") return { label: queueWords.confirmButton(), act: actions.confirm };
    if (isUnreachable && isForWall) {
      return { label: queueWords.thankOnWallButton(), act: actions.thankOnWall };
    }
    if (isUnreachable) return { label: queueWords.markThankedButton(), act: actions.markThanked };
    if (thankYou?.status === "failed") return { label: commonWords.tryAgainButton(), act: onWrite };
    return {
      label: thankGiverButton(),
      name: queueWords.actionAriaLabel(queueWords.writeThankYouButton(), what),
      act: onWrite,
    };
  }

  const { label, name = queueWords.actionAriaLabel(label, what), act } = getPrimaryAction();
  return (
    <div className={classes.actions}>
      <Button size="sm" aria-label={name} onClick={act}>
        {label}
      </Button>
      {step === "answer-withdrawal" && (
        <Button
          size="sm"
          variant="default"
          aria-label={queueWords.actionAriaLabel(queueWords.keepContributionButton(), what)}
          onClick={actions.keep}
        >
          {queueWords.keepContributionButton()}
        </Button>
      )}
      {isBought && Arrived !== null && (
        <Arrived kidId={gift.kidId} giftIds={[gift.id]} wish={formatGift(gift)} what={what} />
      )}
      {step === "thank" && thankYou?.status === "failed" && thankYou.pageUrl !== null && (
        <CopyButton value={thankYou.pageUrl} what="link" label={queueWords.copyLinkButton()} />
      )}
    </div>
  );
}
