import * as ledgerWords from "@giftling/messages/gratitude/ledger";
import * as queueWords from "@giftling/messages/gratitude/queue";
import { IconMailHeart } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { lazyPopup } from "../../../components/dialog/lazy-popup.tsx";
import { EmptyState } from "../../../components/loading/empty-state.tsx";
import { whenIdle } from "../../../components/loading/when-idle.ts";
import { EmptyMark } from "../../entries/empty-mark.tsx";

const RecordGiftDialog = lazyPopup(() => import("../ledger/record-gift-dialog.tsx"), whenIdle);

/** No thank-you waits: why, and a button to record a gift (rule: dashboard-sections). By default export for `usePart`. */
export default function EmptyQueue({ kidId, message }: { kidId: string; message: string }) {
  const [isRecording, setRecording] = useState(false);
  return (
    <>
      <EmptyState
        picture={<EmptyMark icon={IconMailHeart} />}
        title={queueWords.noneWaiting()}
        message={message}
        action={
          <Button variant="default" onClick={() => setRecording(true)}>
            {ledgerWords.recordAnotherGift()}
          </Button>
        }
      />
      <RecordGiftDialog kidId={kidId} opened={isRecording} onClose={() => setRecording(false)} />
    </>
  );
}
