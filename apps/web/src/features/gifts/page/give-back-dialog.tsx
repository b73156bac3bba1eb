import * as commonWords from "@giftling/messages/common";
import { checkConnection } from "@giftling/messages/common";
import * as words from "@giftling/messages/gifts/gift-page";
import "../../../styles/mantine.css";
import type { GiftPassView } from "@giftling/domain";
import { Modal } from "@mantine/core";
import { Button } from "../../../components/button.tsx";
import { useLateOpen } from "../../../components/dialog/use-late-open.ts";
import { Mantine } from "../../../components/mantine.tsx";
import { errorMessage, trpc } from "../../../trpc.ts";
import classes from "./gift-dialogs.module.css";

/** Renders the confirmation dialog for undoing a gift (rule: gift-pass). */
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
        title={isMoney ? words.takeItBackAsk() : words.giveItBackAsk()}
        size={460}
        centered
        closeButtonProps={{ "aria-label": commonWords.close() }}
      >
        <div className={classes.form}>
          <p className={classes.text}>
            {isMoney
              ? words.noLongerCounts(gift.childFirstName)
              : words.freeAgain(gift.label ?? "", gift.childFirstName)}
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
              {isMoney ? words.takeItBack() : words.giveItBack()}
            </Button>
            <Button variant="default" onClick={onClose} data-autofocus>
              {words.keepIt()}
            </Button>
          </div>
        </div>
      </Modal>
    </Mantine>
  );
}
