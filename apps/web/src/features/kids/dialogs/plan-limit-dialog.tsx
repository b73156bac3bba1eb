import "../../../styles/mantine.css";
import { KID_LIMIT_MESSAGE } from "@giftling/domain";
import { dismissButton } from "@giftling/messages/buttons";
import * as linkWords from "@giftling/messages/dashboard/lazy-dialogs";
import * as kidWords from "@giftling/messages/kids/dialogs";
import { translateParentError } from "@giftling/messages/sentences/parents";
import { Modal } from "@mantine/core";
import { Button } from "../../../components/button.tsx";
import { type DialogProps, useDelayedOpen } from "../../../components/dialog/use-delayed-open.ts";
import { PremiumButton } from "../../../components/premium-button.tsx";
import classes from "../kids.module.css";

/**
 * Renders a dialog about a limit of the Free plan, in place of the form that would exceed the limit: the limit of links
 * of the kid named `kidName`, or the limit of kids if `kidName` is null (rule: free-limits).
 */
export default function PlanLimitDialog({
  kidName,
  opened,
  onClose,
}: DialogProps & { kidName: string | null }) {
  const [title, ...messages] =
    kidName === null
      ? [
          kidWords.kidLimitTitle(),
          translateParentError(KID_LIMIT_MESSAGE),
          kidWords.kidLimitMessage(),
        ]
      : [
          linkWords.linkLimitTitle(kidName),
          linkWords.linkLimitMessage(),
          linkWords.linkLimitNote(),
        ];
  return (
    <Modal opened={useDelayedOpen(opened)} onClose={onClose} title={title}>
      {messages.map((message) => (
        <p key={message} className={classes.text}>
          {message}
        </p>
      ))}
      <div className={classes.dialogButtons}>
        <Button variant="default" onClick={onClose}>
          {dismissButton()}
        </Button>
        <PremiumButton />
      </div>
    </Modal>
  );
}
