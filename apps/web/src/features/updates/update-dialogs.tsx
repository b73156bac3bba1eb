import { LIMITS, type UpdateView } from "@giftling/domain";
import { Textarea, TextInput } from "@mantine/core";
import { FormDialog } from "../../components/form-dialog.tsx";
import { useEntryForm } from "../dashboard/use-entry-form.ts";
import { checkNewUpdate, checkUpdate, type UpdateValues, updateValues } from "./update-form.ts";
import { useUpdateWrites } from "./use-update-writes.ts";

type DialogProps = { kidId: string; opened: boolean; onClose: () => void };

/** Writing an update (spec sections 5 and 7). */
export function AddUpdateDialog({ kidId, opened, onClose }: DialogProps) {
  const { add } = useUpdateWrites(kidId);
  const form = useEntryForm({
    start: updateValues(),
    check: (values) => checkNewUpdate(kidId, values),
    save: add,
    onDone: onClose,
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Add an update"
      submitLabel="Post the update"
      {...form.dialog}
    >
      <Fields text={form.text} />
    </FormDialog>
  );
}

/** Editing an update; its failure in section 8's words. */
export function EditUpdateDialog({
  kidId,
  update,
  opened,
  onClose,
}: DialogProps & { update: UpdateView }) {
  const { edit } = useUpdateWrites(kidId);
  const form = useEntryForm({
    start: updateValues(update),
    check: (values) => checkUpdate(update.id, values),
    save: edit,
    onDone: onClose,
    toast: { title: "Error updating update", message: "Failed to update update" },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Edit the update"
      submitLabel="Save changes"
      {...form.dialog}
    >
      <Fields text={form.text} />
    </FormDialog>
  );
}

function Fields({ text }: Pick<ReturnType<typeof useEntryForm<UpdateValues, never>>, "text">) {
  return (
    <>
      <TextInput label="Title" data-autofocus maxLength={LIMITS.label} {...text("title")} />
      <Textarea
        label="Message"
        autosize
        minRows={5}
        maxRows={14}
        maxLength={LIMITS.content}
        {...text("content")}
      />
    </>
  );
}
