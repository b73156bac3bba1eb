import type { SentThankYouView } from "@giftling/domain";
import { copyLinkButton } from "@giftling/messages/buttons";
import * as queueWords from "@giftling/messages/thank-yous/queue";
import { CopyButton } from "../../../components/share/copy-button.tsx";
import { ShareButton } from "../../../components/share/share-button.tsx";
import classes from "../../gifts/gifts.module.css";
import { deleteUnsharedThankYouId } from "./unshared-thank-you-ids.ts";

/**
 * Renders the buttons that copy or share the link to a thank-you's private page. Renders nothing if the thank-you has
 * no private page.
 */
export function ThankYouLinkButtons({
  sent,
  firstName,
}: {
  sent: SentThankYouView;
  firstName: string;
}) {
  if (sent.pageUrl === null) return null;
  const onShared = () => deleteUnsharedThankYouId(sent.id);
  return (
    <div className={classes.links}>
      <CopyButton value={sent.pageUrl} what="link" label={copyLinkButton()} onCopied={onShared} />
      <ShareButton
        title={queueWords.thankYouTitle(firstName)}
        url={sent.pageUrl}
        onShared={onShared}
      />
    </div>
  );
}
