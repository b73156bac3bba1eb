import { LIMITS, recordGiftInput } from "@giftling/domain";
import { Checkbox, TextInput } from "@mantine/core";
import { FormDialog } from "../../../components/dialog/form-dialog.tsx";
import { checkInput } from "../../../components/form/check-input.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { withIdempotencyKey } from "../../../idempotency-key.ts";
import { trpc } from "../../../trpc.ts";
import { addDraft } from "../../entries/entry-drafts.ts";
import { useEntryForm } from "../../entries/use-entry-form.ts";

/** Records a gift that came at the party and was on no list (rule: other-gifts). By default export for `lazyPopup`. */
export default function RecordGiftDialog({
  kidId,
  opened,
  onClose,
}: {
  kidId: string;
  opened: boolean;
  onClose: () => void;
}) {
  const utils = trpc.useUtils();
  const record = trpc.gifts.record.useMutation({
    // It stands in the lists of gifts, of thanks and of figures, and on the wall.
    onSuccess: () =>
      Promise.all([
        utils.wishlist.list.invalidate({ kidId }),
        utils.gratitude.pendingThankYous.invalidate({ kidId }),
        utils.gratitude.wall.invalidate({ kidId }),
        utils.kids.analytics.invalidate({ kidId }),
        utils.hub.kid.reset(),
      ]),
  });
  const { form, dialog } = useEntryForm({
    start: { label: "", giverName: "", isAnonymous: false },
    check: ({ giverName, ...values }) =>
      checkInput(recordGiftInput, {
        kidId,
        ...values,
        giverName: values.isAnonymous || giverName === "" ? null : giverName,
      }),
    save: (input, key) => record.mutateAsync(withIdempotencyKey(input, key)),
    isPending: record.isPending,
    draft: addDraft("other-gift", kidId),
    onDone: () => {
      onClose();
      showToast({ title: "The gift is recorded, and waits for thanks", isForPage: true });
    },
  });
  const { values, getInputProps } = form;
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Record another gift"
      submitLabel="Record it"
      {...dialog}
    >
      <TextInput
        label="What it was"
        description="A gift that wasn't on the list"
        data-autofocus
        maxLength={LIMITS.label}
        {...getInputProps("label")}
      />
      <TextInput
        label="Who gave it"
        disabled={values.isAnonymous}
        maxLength={LIMITS.name}
        {...getInputProps("giverName")}
      />
      <Checkbox
        label="The giver stays anonymous"
        {...getInputProps("isAnonymous", { type: "checkbox" })}
      />
    </FormDialog>
  );
}
