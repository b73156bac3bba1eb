import type { GiftPageView } from "@giftling/domain";
import { checkConnectionMessage } from "@giftling/messages/common";
import * as words from "@giftling/messages/gifts/gift-page";
import { getUndoGiftTexts } from "@giftling/messages/gifts/gift-undo";
import { getErrorCode, getErrorMessage } from "../../../api-error.ts";
import { Button } from "../../../components/button.tsx";
import dialogClasses from "../../../components/dialog/dialog.module.css";
import { Dialog } from "../../../components/dialog/dialog.tsx";
import { ErrorMessage } from "../../../components/form/error-message.tsx";
import { queryApi, writeApi } from "../../../visitor/call-api.ts";
import { useApiCall } from "../../../visitor/use-api-call.ts";

/** Renders the confirmation dialog for undoing a gift or releasing a hold (rule: gift-pass). */
export default function UndoGiftDialog({
  gift,
  token,
  opened,
  onClose,
  onGone,
  onRefused,
}: {
  gift: GiftPageView;
  token: string;
  opened: boolean;
  onClose: () => void;
  onGone: () => void;
  /** Called if the gift can no longer be undone, with the gift's current state. */
  onRefused: (gift: GiftPageView) => void;
}) {
  const release = useApiCall(async () => {
    try {
      await writeApi("gifts", "release", { token });
    } catch (error) {
      const code = getErrorCode(error);
      if (code === "CONFLICT") {
        await queryApi("gifts", "pass", { token }).then(onRefused, () => undefined);
      }
      // The gift no longer exists, possibly because of an earlier request whose response was lost.
      if (code !== "NOT_FOUND") throw error;
    }
    onGone();
  });
  const { title, text, button } = getUndoGiftTexts(gift);
  return (
    <Dialog opened={opened} onClose={onClose} onClosed={release.reset} title={title} isNarrow>
      <div className={dialogClasses.form}>
        <p className={dialogClasses.text}>{text}</p>
        {release.error !== null && (
          <ErrorMessage>{getErrorMessage(release.error, checkConnectionMessage())}</ErrorMessage>
        )}
        <div className={dialogClasses.actions}>
          <Button
            variant="danger"
            loading={release.isPending}
            onClick={() => void release.run().catch(() => undefined)}
          >
            {button}
          </Button>
          <Button variant="default" onClick={onClose} data-autofocus>
            {words.keepGiftButton()}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
