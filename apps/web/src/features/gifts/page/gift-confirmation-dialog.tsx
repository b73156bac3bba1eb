import { connectionErrorMessage } from "@giftling/messages/common";
import { cancelGiftUndoButton } from "@giftling/messages/gifts/gift-page";
import { getErrorMessage } from "../../../api-error.ts";
import { Button } from "../../../components/button.tsx";
import dialogClasses from "../../../components/dialog/dialog.module.css";
import { Dialog } from "../../../components/dialog/dialog.tsx";
import type { DialogProps } from "../../../components/dialog/use-delayed-open.ts";
import { ErrorMessage } from "../../../components/form/error-message.tsx";
import { useApiCall } from "../../../visitor/use-api-call.ts";

/**
 * Renders the dialog in which a giver confirms that a gift is undone, a hold is released or a withdrawal is requested
 * (rule: gift-pass).
 */
export default function GiftConfirmationDialog({
  title,
  text,
  button,
  isDanger = false,
  send,
  opened,
  onClose,
}: DialogProps & {
  title: string;
  text: string;
  button: string;
  /** Whether the action is irreversible. If so, the button that keeps the gift has the initial focus. */
  isDanger?: boolean;
  send: () => Promise<void>;
}) {
  const request = useApiCall(send);
  return (
    <Dialog opened={opened} onClose={onClose} onClosed={request.reset} title={title} isNarrow>
      <div className={dialogClasses.form}>
        <p className={dialogClasses.text}>{text}</p>
        {request.error !== null && (
          <ErrorMessage>{getErrorMessage(request.error, connectionErrorMessage())}</ErrorMessage>
        )}
        <div className={dialogClasses.actions}>
          <Button
            variant={isDanger ? "danger" : "filled"}
            loading={request.isPending}
            onClick={() => void request.run().catch(() => undefined)}
            data-autofocus={!isDanger || undefined}
          >
            {button}
          </Button>
          <Button variant="default" onClick={onClose} data-autofocus={isDanger || undefined}>
            {cancelGiftUndoButton()}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
