import type { GiftPageView } from "@giftling/domain";
import { checkConnectionMessage } from "@giftling/messages/common";
import * as words from "@giftling/messages/gifts/gift-page";
import { getErrorMessage } from "../../../api-error.ts";
import { Button } from "../../../components/button.tsx";
import dialogClasses from "../../../components/dialog/dialog.module.css";
import { Dialog } from "../../../components/dialog/dialog.tsx";
import { ErrorMessage } from "../../../components/form/error-message.tsx";
import { writeApi } from "../../../visitor/call-api.ts";
import { useApiCall } from "../../../visitor/use-api-call.ts";

/**
 * Renders the dialog in which a giver requests the withdrawal of a confirmed contribution (rule: confirmed-withdrawal).
 */
export default function RequestWithdrawalDialog({
  gift,
  token,
  opened,
  onClose,
  onAsked,
}: {
  gift: GiftPageView;
  token: string;
  opened: boolean;
  onClose: () => void;
  onAsked: (gift: GiftPageView) => void;
}) {
  const request = useApiCall(async () => {
    onAsked(await writeApi("gifts", "askBack", { token }));
    onClose();
  });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onClosed={request.reset}
      title={words.requestWithdrawalTitle()}
      isNarrow
    >
      <div className={dialogClasses.form}>
        <p className={dialogClasses.text}>{words.requestWithdrawalMessage(gift.childFirstName)}</p>
        {request.error !== null && (
          <ErrorMessage>{getErrorMessage(request.error, checkConnectionMessage())}</ErrorMessage>
        )}
        <div className={dialogClasses.actions}>
          <Button
            loading={request.isPending}
            onClick={() => void request.run().catch(() => undefined)}
            data-autofocus
          >
            {words.sendWithdrawalRequestButton()}
          </Button>
          <Button variant="default" onClick={onClose}>
            {words.keepGiftButton()}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
