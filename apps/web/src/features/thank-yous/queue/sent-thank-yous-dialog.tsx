import "../../../styles/mantine.css";
import type { SentThankYouView } from "@giftling/domain";
import * as listWords from "@giftling/messages/entries/list";
import * as queueWords from "@giftling/messages/thank-yous/queue";
import * as thankingWords from "@giftling/messages/thank-yous/write-thank-you";
import { Modal, TextInput } from "@mantine/core";
import { IconLink } from "@tabler/icons-react";
import { Button } from "../../../components/button.tsx";
import { type DialogProps, useDelayedOpen } from "../../../components/dialog/use-delayed-open.ts";
import { CopyButton } from "../../../components/share/copy-button.tsx";
import { ShareButton } from "../../../components/share/share-button.tsx";
import rows from "../../entries/rows.module.css";
import classes from "../../gifts/gifts.module.css";
import { focusQueueHeading } from "./focus-queue.ts";
import ready from "./sent-thank-yous-dialog.module.css";
import { ThankYouLinkButtons } from "./thank-you-link-buttons.tsx";
import { describeSentThankYou, formatGiver } from "./thank-you-text.ts";
import { deleteUnsharedThankYouId, useUnsharedThankYouIds } from "./unshared-thank-you-ids.ts";

const isMailed = ({ status }: SentThankYouView) => status === "queued";

/** Renders the dialog with the private links of sent thank-yous (rule: thank-you-queue). */
export default function SentThankYousDialog({
  sent,
  firstName,
  opened,
  onClose,
}: DialogProps & { sent: readonly SentThankYouView[]; firstName: string }) {
  const [only] = sent;
  return (
    <Modal
      opened={useDelayedOpen(opened)}
      onClose={onClose}
      // Focuses the queue's heading, because the button that opened the dialog was removed.
      onExitTransitionEnd={focusQueueHeading}
      returnFocus={false}
      title={thankingWords.thankYousReadyTitle(sent.length)}
    >
      <div className={ready.ready}>
        {sent.length === 1 && only !== undefined ? (
          <OneReady sent={only} firstName={firstName} />
        ) : (
          <SeveralReady sent={sent} firstName={firstName} />
        )}
        <Button variant="default" onClick={onClose}>
          {listWords.doneButton()}
        </Button>
      </div>
    </Modal>
  );
}

function OneReady({ sent, firstName }: { sent: SentThankYouView; firstName: string }) {
  const url = sent.pageUrl ?? "";
  const isUnshared = useUnsharedThankYouIds().includes(sent.id);
  const onShared = () => deleteUnsharedThankYouId(sent.id);
  return (
    <>
      <p className={classes.lead}>
        {sent.awaitsConfirmation
          ? thankingWords.privatePageAndMailNote(sent.contributorName)
          : thankingWords.privatePageNote(sent.contributorName)}
      </p>
      <p className={classes.way} role="status">
        <IconLink size={20} stroke={1.5} aria-hidden />
        {isUnshared ? queueWords.unsharedLinkStatus() : thankingWords.linkSharedStatus()}
      </p>
      <TextInput
        label={thankingWords.privateLinkLabel()}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes.buttons}>
        <ShareButton
          title={queueWords.thankYouTitle(firstName)}
          url={url}
          variant="filled"
          onShared={onShared}
        />
        <CopyButton value={url} what="link" onCopied={onShared} />
      </div>
    </>
  );
}

function SeveralReady({
  sent,
  firstName,
}: {
  sent: readonly SentThankYouView[];
  firstName: string;
}) {
  const unshared = useUnsharedThankYouIds();
  return (
    <>
      <p className={classes.lead}>
        {sent.some(isMailed)
          ? thankingWords.somePrivatePagesNote()
          : thankingWords.allPrivatePagesNote()}
      </p>
      <ul className={rows.list} aria-label={thankingWords.thankYousAriaLabel()}>
        {sent.map((one) => (
          <li key={one.id} className={ready.readyRow}>
            <div className={rows.text}>
              <p className={rows.name}>{formatGiver(one.contributorName)}</p>
              <p className={rows.detail}>{describeSentThankYou(one, unshared.includes(one.id))}</p>
            </div>
            {!isMailed(one) && <ThankYouLinkButtons sent={one} firstName={firstName} />}
          </li>
        ))}
      </ul>
    </>
  );
}
