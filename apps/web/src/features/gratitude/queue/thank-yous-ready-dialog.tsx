import "../../../styles/mantine.css";
import { ANONYMOUS_NAME, type SentThankYouView } from "@giftling/domain";
import { Modal, TextInput } from "@mantine/core";
import { IconLink } from "@tabler/icons-react";
import { Button } from "../../../components/button.tsx";
import { useLateOpen } from "../../../components/dialog/use-late-open.ts";
import { CopyButton } from "../../../components/share/copy-button.tsx";
import { ShareButton } from "../../../components/share/share-button.tsx";
import rows from "../../entries/rows.module.css";
import classes from "../gratitude.module.css";
import { focusQueue } from "./focus-queue.ts";
import { PageLink } from "./page-link.tsx";
import { mailedOnceConfirmed, sentWords } from "./thank-you-words.ts";
import ready from "./thank-yous-ready.module.css";
import { forgetUnshared, useUnshared } from "./unshared-links.ts";

const isMailed = ({ status }: SentThankYouView) => status === "queued";

/**
 * What becomes of thank-yous: the private pages' links, to copy or share, because such a thank-you reaches nobody by
 * itself;
 * those that go out by e-mail beside them (rule: thank-you-queue).
 */
export default function ThankYousReadyDialog({
  sent,
  firstName,
  opened,
  onClose,
}: {
  sent: readonly SentThankYouView[];
  firstName: string;
  opened: boolean;
  onClose: () => void;
}) {
  const [only] = sent;
  return (
    <Modal
      opened={useLateOpen(opened)}
      onClose={onClose}
      // The button that opened the first dialog has left with its row.
      onExitTransitionEnd={focusQueue}
      returnFocus={false}
      title={
        sent.length > 1 ? `Your ${sent.length} thank-yous are ready` : "Your thank-you is ready"
      }
    >
      <div className={ready.ready}>
        {sent.length === 1 && only !== undefined ? (
          <OneReady sent={only} firstName={firstName} />
        ) : (
          <SeveralReady sent={sent} firstName={firstName} />
        )}
        <Button variant="default" onClick={onClose}>
          Done
        </Button>
      </div>
    </Modal>
  );
}

function OneReady({ sent, firstName }: { sent: SentThankYouView; firstName: string }) {
  const url = sent.pageUrl ?? "";
  const isUnshared = useUnshared().includes(sent.id);
  const onShared = () => forgetUnshared(sent.id);
  return (
    <>
      <p className={classes.lead}>
        It has a private page of its own. Give this link to {sent.contributorName ?? "the giver"},
        in a chat or a message.
        {sent.awaitsConfirmation && ` It is ${mailedOnceConfirmed(sent)}, too.`}
      </p>
      <p className={classes.way} role="status">
        <IconLink size={20} stroke={1.5} aria-hidden />
        {isUnshared ? "Link not shared yet" : "Link shared"}
      </p>
      <TextInput
        label="Private link"
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes.buttons}>
        <ShareButton
          title={`A thank-you from ${firstName}`}
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
  const unshared = useUnshared();
  return (
    <>
      <p className={classes.lead}>
        {sent.some(isMailed)
          ? "Those on their way go out by e-mail. Each of the others has a private page of its own."
          : "Each has a private page of its own."}{" "}
        Give everyone their own link, in a chat or a message. You'll find the links again under
        “Show sent thank-yous”.
      </p>
      <ul className={rows.list} aria-label="Your thank-yous">
        {sent.map((one) => (
          <li key={one.id} className={ready.readyRow}>
            <div className={rows.text}>
              <p className={rows.name}>{one.contributorName ?? ANONYMOUS_NAME}</p>
              <p className={rows.detail}>{sentWords(one, unshared.includes(one.id))}</p>
            </div>
            {!isMailed(one) && <PageLink sent={one} firstName={firstName} />}
          </li>
        ))}
      </ul>
    </>
  );
}
