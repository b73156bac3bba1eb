import "../../../styles/mantine.css";
import type { GiftPassView } from "@giftling/domain";
import { checkConnectionMessage } from "@giftling/messages/common";
import * as words from "@giftling/messages/gifts/gift-page";
import { Button } from "../../../components/button.tsx";
import { PublicDialog } from "../../../components/dialog/public-dialog.tsx";
import { getErrorMessage, trpc } from "../../../trpc.ts";
import classes from "./gift-dialogs.module.css";

/** Renders the confirmation dialog for undoing a gift or releasing a hold (rule: gift-pass). */
export default function UndoGiftDialog({
  gift,
  token,
  opened,
  onClose,
  onGone,
}: {
  gift: GiftPassView;
  token: string;
  opened: boolean;
  onClose: () => void;
  onGone: () => void;
}) {
  const release = trpc.gifts.release.useMutation({ onSuccess: onGone });
  const isMoney = gift.kind === "contribution";
  return (
    <PublicDialog
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={release.reset}
      title={isMoney ? words.withdrawContributionTitle() : words.releaseGiftTitle()}
      size={460}
      centered
    >
      <div className={classes.form}>
        <p className={classes.text}>
          {isMoney
            ? words.withdrawContributionMessage(gift.childFirstName)
            : words.releaseGiftMessage(gift.label ?? "", gift.childFirstName)}
        </p>
        {release.error !== null && (
          <p role="alert" className={classes.problem}>
            {getErrorMessage(release.error, checkConnectionMessage())}
          </p>
        )}
        <div className={classes.actions}>
          <Button
            variant="danger"
            loading={release.isPending}
            onClick={() => release.mutate({ token })}
          >
            {isMoney ? words.withdrawContributionButton() : words.releaseGiftButton()}
          </Button>
          <Button variant="default" onClick={onClose} data-autofocus>
            {words.keepGiftButton()}
          </Button>
        </div>
      </div>
    </PublicDialog>
  );
}
