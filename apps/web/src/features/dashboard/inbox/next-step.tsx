import * as commonWords from "@giftling/messages/common";
import * as recordingWords from "@giftling/messages/gifts/recording";
import * as queueWords from "@giftling/messages/thank-yous/queue";
import { Button } from "../../../components/button.tsx";
import { CopyButton } from "../../../components/share/copy-button.tsx";
import { isGiverUnreachable } from "../../thank-yous/queue/thank-you-text.ts";
import { formatInboxGiver, useGiftText } from "./gift-text.ts";
import classes from "./inbox.module.css";
import { getNextStep, type InboxGift } from "./inbox-gifts.ts";
import { useInboxActions } from "./use-inbox-actions.ts";

/**
 * Renders the buttons for a gift's next step. When the step changes, the first button stays the same element, so that
 * the focus is not lost.
 */
export function NextStep({ gift, onWrite }: { gift: InboxGift; onWrite: () => void }) {
  const actions = useInboxActions(gift);
  const what = `${formatInboxGiver(gift.giver)}, ${useGiftText()(gift)}`;
  const { thankYou } = gift;
  const step = getNextStep(gift);
  const isUnreachable = thankYou !== null && isGiverUnreachable(thankYou);
  const isForWall = thankYou?.wallThanks === "possible";

  function getPrimaryAction(): { label: string; act: () => void } {
    if (step === "answer-withdrawal") {
      return { label: queueWords.takeBackButton(), act: actions.dismiss };
    }
    if (step === "approve-name") {
      return { label: recordingWords.approveButton(), act: actions.approveName };
    }
    if (step === "confirm") return { label: queueWords.confirmButton(), act: actions.confirm };
    if (isUnreachable && isForWall) {
      return { label: queueWords.thankOnWallButton(), act: actions.thankOnWall };
    }
    if (isUnreachable) return { label: queueWords.markThankedButton(), act: actions.markThanked };
    const isRetry = thankYou?.status === "failed";
    const label = isRetry ? commonWords.tryAgainButton() : queueWords.writeThankYouButton();
    return { label, act: onWrite };
  }

  const { label, act } = getPrimaryAction();
  return (
    <div className={classes.actions}>
      <Button size="sm" aria-label={queueWords.actionAriaLabel(label, what)} onClick={act}>
        {label}
      </Button>
      {step === "answer-withdrawal" && (
        <Button
          size="sm"
          variant="default"
          aria-label={queueWords.actionAriaLabel(queueWords.keepButton(), what)}
          onClick={actions.keep}
        >
          {queueWords.keepButton()}
        </Button>
      )}
      {step === "thank" && thankYou?.status === "failed" && thankYou.pageUrl !== null && (
        <CopyButton value={thankYou.pageUrl} what="link" label={queueWords.copyLinkButton()} />
      )}
    </div>
  );
}
