import { checkConnection } from "@giftling/messages/common";
import "../../styles/mantine.css";
import type { GiftPassView } from "@giftling/domain";
import { Modal } from "@mantine/core";
import { Button } from "../../components/button.tsx";
import { useLateOpen } from "../../components/dialog/use-late-open.ts";
import { Mantine } from "../../components/mantine.tsx";
import { errorMessage, trpc } from "../../trpc.ts";
import classes from "./gift-dialogs.module.css";

/** Asks once before a gift goes back (rule: gift-pass). By default export for `lazyPopup`. */
export default function GiveBackDialog({
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
    <Mantine>
      <Modal
        opened={useLateOpen(opened)}
        onClose={onClose}
        onExitTransitionEnd={release.reset}
        title={isMoney ? "Take it back?" : "Give it back?"}
        size={460}
        centered
        closeButtonProps={{ "aria-label": "Close" }}
      >
        <div className={classes.form}>
          <p className={classes.text}>
            {isMoney
              ? `${gift.childFirstName}'s family no longer counts on it. Money that you have sent already is between you and them.`
              : `“${gift.label}” is free on ${gift.childFirstName}'s list again, for you and for others.`}
          </p>
          {release.error !== null && (
            <p role="alert" className={classes.problem}>
              {errorMessage(release.error, checkConnection())}
            </p>
          )}
          <div className={classes.actions}>
            <Button
              variant="danger"
              loading={release.isPending}
              onClick={() => release.mutate({ token })}
            >
              {isMoney ? "Take it back" : "Give it back"}
            </Button>
            <Button variant="default" onClick={onClose} data-autofocus>
              Keep it
            </Button>
          </div>
        </div>
      </Modal>
    </Mantine>
  );
}
