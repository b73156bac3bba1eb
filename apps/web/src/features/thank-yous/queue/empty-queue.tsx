import * as ledgerWords from "@giftling/messages/gifts/ledger";
import * as queueWords from "@giftling/messages/thank-yous/queue";
import { IconMailHeart } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { createLazyPopup } from "../../../components/dialog/lazy-popup.tsx";
import { EmptyState } from "../../../components/loading/empty-state.tsx";
import { runWhenIdle } from "../../../components/loading/run-when-idle.ts";
import { EmptySectionIcon } from "../../entries/empty-section-icon.tsx";

const RecordGiftDialog = createLazyPopup(
  () => import("../../gifts/ledger/record-gift-dialog.tsx"),
  runWhenIdle,
);

type EmptyQueueProps = {
  kidId: string;
  hasGifts: boolean;
  /** Whether any thank-you link has not been shared yet. */
  hasLinks: boolean;
};

/**
 * Renders the reason why no thank-you is pending, with a button that records an off-list gift
 * (rule: dashboard-sections).
 */
export default function EmptyThankYouQueue({ kidId, hasGifts, hasLinks }: EmptyQueueProps) {
  const [isRecording, setRecording] = useState(false);
  return (
    <>
      <EmptyState
        picture={<EmptySectionIcon icon={IconMailHeart} />}
        title={queueWords.emptyQueueTitle()}
        message={getMessage(hasGifts, hasLinks)}
        action={
          <Button variant="default" onClick={() => setRecording(true)}>
            {ledgerWords.recordOffListGiftButton()}
          </Button>
        }
      />
      <RecordGiftDialog kidId={kidId} opened={isRecording} onClose={() => setRecording(false)} />
    </>
  );
}

function getMessage(hasGifts: boolean, hasLinks: boolean): string {
  if (hasLinks) return queueWords.unsharedLinksMessage();
  return hasGifts ? queueWords.allThankedMessage() : queueWords.noGiftsMessage();
}
