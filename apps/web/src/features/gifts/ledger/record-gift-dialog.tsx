import { recordGiftInput, TEXT_LIMITS } from "@giftling/domain";
import * as ledgerWords from "@giftling/messages/gifts/ledger";
import * as recordingWords from "@giftling/messages/gifts/recording";
import { Checkbox, TextInput } from "@mantine/core";
import { FormDialog } from "../../../components/dialog/form-dialog.tsx";
import type { DialogProps } from "../../../components/dialog/use-delayed-open.ts";
import { validateInput } from "../../../components/form/validate-input.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { addIdempotencyKey } from "../../../idempotency-key.ts";
import { trpc } from "../../../trpc.ts";
import { getNewEntryDraftKey } from "../../entries/entry-drafts.ts";
import { useEntryForm } from "../../entries/use-entry-form.ts";
import { useReloadGifts } from "./use-reload-gifts.ts";

/** Renders the dialog in which a parent records an off-list gift (rule: other-gifts). */
export default function RecordGiftDialog({
  kidId,
  opened,
  onClose,
}: DialogProps & { kidId: string }) {
  const record = trpc.gifts.record.useMutation({ onSuccess: useReloadGifts(kidId) });
  const { form, dialog } = useEntryForm({
    start: { label: "", giverName: "", isAnonymous: false },
    check: ({ giverName, ...values }) =>
      validateInput(recordGiftInput, {
        kidId,
        ...values,
        giverName: values.isAnonymous || giverName === "" ? null : giverName,
      }),
    save: (input, key) => record.mutateAsync(addIdempotencyKey(input, key)),
    isPending: record.isPending,
    draft: getNewEntryDraftKey("other-gift", kidId),
    onDone: () => {
      onClose();
      showToast({ title: recordingWords.giftRecordedConfirmation(), isForPage: true });
    },
  });
  const { values, getInputProps } = form;
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={ledgerWords.recordOffListGiftButton()}
      submitLabel={recordingWords.recordGiftButton()}
      {...dialog}
    >
      <TextInput
        label={recordingWords.giftNameLabel()}
        description={recordingWords.giftNameDescription()}
        data-autofocus
        maxLength={TEXT_LIMITS.label}
        {...getInputProps("label")}
      />
      <TextInput
        label={recordingWords.giverNameLabel()}
        disabled={values.isAnonymous}
        maxLength={TEXT_LIMITS.name}
        {...getInputProps("giverName")}
      />
      <Checkbox
        label={recordingWords.anonymousLabel()}
        {...getInputProps("isAnonymous", { type: "checkbox" })}
      />
    </FormDialog>
  );
}
