import type { SentThankYouView } from "@giftling/domain";
import * as queueWords from "@giftling/messages/thank-yous/queue";
import { useState } from "react";
import type { DialogProps } from "../../../components/dialog/use-delayed-open.ts";
import { showToast } from "../../../components/toast/toast.ts";
import type { KidProps } from "../../entries/entry-section.tsx";
import type { EditedEntry } from "../../entries/use-entry-dialogs.ts";
import { focusQueueHeading } from "./focus-queue.ts";
import GroupThankYouDialog from "./group-thank-you-dialog.tsx";
import SentThankYousDialog from "./sent-thank-yous-dialog.tsx";
import WriteThankYouDialog from "./write-thank-you-dialog.tsx";

/** Thank-you to write, or several thank-yous to write with the same message. */
export type UnwrittenThankYou = KidProps &
  ({ thankYou: SentThankYouView } | { waiting: readonly SentThankYouView[] });

/** Renders the dialog that sends one or several thank-yous, and then the dialog with their private links. */
export default function ThankYouDialogs({
  edited: { entry, key },
  opened,
  onClose,
}: DialogProps & { edited: EditedEntry<UnwrittenThankYou> }) {
  const [sent, setSent] = useState<readonly SentThankYouView[]>([]);
  const [isReadyOpen, setReadyOpen] = useState(false);

  function showReady(thankYous: readonly SentThankYouView[]) {
    if (thankYous.every(({ status }) => status === "queued")) {
      focusQueueHeading();
      showToast({
        title: queueWords.thankYouQueuedStatus(),
        message: queueWords.thankYouQueuedMessage(thankYous.length),
      });
      return;
    }
    setSent(thankYous);
    setReadyOpen(true);
  }

  const shared = { opened, onClose, onSent: showReady };
  return (
    <>
      {"waiting" in entry ? (
        <GroupThankYouDialog key={key} {...entry} {...shared} />
      ) : (
        <WriteThankYouDialog key={key} {...entry} {...shared} />
      )}
      {sent.length > 0 && (
        <SentThankYousDialog
          sent={sent}
          firstName={entry.firstName}
          opened={isReadyOpen}
          onClose={() => setReadyOpen(false)}
        />
      )}
    </>
  );
}
