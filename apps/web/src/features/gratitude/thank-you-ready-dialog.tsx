import type { SentThankYouView } from "@giftling/domain";
import { Button, Modal, TextInput } from "@mantine/core";
import { CopyButton } from "../../components/copy-button.tsx";
import { ShareButton } from "../../components/share-button.tsx";
import { useLateOpen } from "../../components/use-late-open.ts";
import classes from "./gratitude.module.css";

export const COPY_LINK_FAILURE = {
  title: "Failed to copy",
  message: "Please copy the link by hand",
};

/** Where a reader goes on whose row has left the queue. */
export function focusQueue(): void {
  document.querySelector<HTMLElement>("#thank-yous h2")?.focus({ preventScroll: true });
}

/** The private page's link, to copy or share: the thank-you reaches nobody by itself (decision D19). */
export function ThankYouReadyDialog({
  sent,
  firstName,
  opened,
  onClose,
}: {
  sent: SentThankYouView;
  firstName: string;
  opened: boolean;
  onClose: () => void;
}) {
  const url = sent.pageUrl ?? "";
  const giver = sent.contributorName ?? "the giver";
  return (
    <Modal
      opened={useLateOpen(opened)}
      onClose={onClose}
      // The button that opened the first dialog has left with its row.
      onExitTransitionEnd={focusQueue}
      returnFocus={false}
      title="Your thank-you is ready"
    >
      <div className={classes.ready}>
        <p className={classes.lead}>
          It has a private page of its own. Give this link to {giver}, in a chat or a message.
        </p>
        <TextInput
          label="Private link"
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className={classes.buttons}>
          <ShareButton title={`A thank-you from ${firstName}`} url={url} variant="filled" />
          <CopyButton value={url} label="Copy" failure={COPY_LINK_FAILURE} />
          <Button variant="default" onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
    </Modal>
  );
}
