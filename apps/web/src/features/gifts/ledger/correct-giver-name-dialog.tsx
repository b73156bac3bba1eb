import { editWallEntryInput, TEXT_LIMITS } from "@giftling/domain";
import * as dialogWords from "@giftling/messages/entries/dialogs";
import * as ledgerWords from "@giftling/messages/gifts/ledger";
import * as recordingWords from "@giftling/messages/gifts/recording";
import { TextInput } from "@mantine/core";
import { FormDialog } from "../../../components/dialog/form-dialog.tsx";
import type { DialogProps } from "../../../components/dialog/use-delayed-open.ts";
import { validateInput } from "../../../components/form/validate-input.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { useEntryForm } from "../../entries/use-entry-form.ts";
import { getWallEntryKey, type RecentGift } from "./recent-gifts.ts";
import { useCorrectGiverName } from "./use-wall-mutations.ts";

/**
 * Renders the dialog in which a parent corrects a giver's name. The correction applies to every place that shows the
 * name (rule: wall-corrections).
 */
export default function CorrectGiverNameDialog({
  kidId,
  gift,
  opened,
  onClose,
}: DialogProps & { kidId: string; gift: RecentGift }) {
  const correct = useCorrectGiverName(kidId, gift.giver);
  const { form, dialog } = useEntryForm({
    start: { giverName: gift.giver },
    check: (values) => validateInput(editWallEntryInput, { ...getWallEntryKey(gift), ...values }),
    save: (input) => correct.mutateAsync(input),
    isPending: correct.isPending,
    draft: `giver ${gift.id}`,
    onDone: () => {
      onClose();
      showToast({ title: dialogWords.changesSavedConfirmation(), isForPage: true });
    },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={ledgerWords.correctGiverNameButton()}
      submitLabel={dialogWords.saveChangesButton()}
      {...dialog}
    >
      <TextInput
        label={recordingWords.correctedNameLabel()}
        description={recordingWords.correctedNameDescription()}
        data-autofocus
        maxLength={TEXT_LIMITS.name}
        {...form.getInputProps("giverName")}
      />
    </FormDialog>
  );
}
