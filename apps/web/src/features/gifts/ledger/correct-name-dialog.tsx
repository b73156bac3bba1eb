import { editWallEntryInput, LIMITS } from "@giftling/domain";
import * as dialogWords from "@giftling/messages/entries/dialogs";
import * as ledgerWords from "@giftling/messages/gifts/ledger";
import * as recordingWords from "@giftling/messages/gifts/recording";
import { TextInput } from "@mantine/core";
import { FormDialog } from "../../../components/dialog/form-dialog.tsx";
import { checkInput } from "../../../components/form/check-input.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { useEntryForm } from "../../entries/use-entry-form.ts";
import { type RecentGift, toWallEntry } from "./recent-gifts.ts";
import { useCorrectName } from "./use-wall-writes.ts";

/** Renders the dialog that corrects a giver's name everywhere (rule: wall-corrections). */
export default function CorrectNameDialog({
  kidId,
  gift,
  opened,
  onClose,
}: {
  kidId: string;
  gift: RecentGift;
  opened: boolean;
  onClose: () => void;
}) {
  const correct = useCorrectName(kidId, gift.giver);
  const { form, dialog } = useEntryForm({
    start: { giverName: gift.giver },
    check: (values) => checkInput(editWallEntryInput, { ...toWallEntry(gift), ...values }),
    save: (input) => correct.mutateAsync(input),
    isPending: correct.isPending,
    onDone: () => {
      onClose();
      showToast({ title: dialogWords.changesSaved(), isForPage: true });
    },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={ledgerWords.correctTheName()}
      submitLabel={dialogWords.saveChanges()}
      {...dialog}
    >
      <TextInput
        label={recordingWords.name()}
        description={recordingWords.nameChanges()}
        data-autofocus
        maxLength={LIMITS.name}
        {...form.getInputProps("giverName")}
      />
    </FormDialog>
  );
}
