import type { RegistryLinkView } from "@giftling/domain";
import { FormDialog } from "../../components/form-dialog.tsx";
import { useEntryForm } from "../dashboard/use-entry-form.ts";
import { RegistryFields } from "./registry-fields.tsx";
import { checkNewRegistry, checkRegistry, registryValues } from "./registry-form.ts";
import { useRegistryWrites } from "./use-registry-writes.ts";

type DialogProps = { kidId: string; opened: boolean; onClose: () => void };

/** Adding a registry (spec sections 5 and 7). */
export function AddRegistryDialog({ kidId, opened, onClose }: DialogProps) {
  const { add } = useRegistryWrites(kidId);
  const form = useEntryForm({
    start: registryValues(),
    check: (values) => checkNewRegistry(kidId, values),
    save: add,
    onDone: onClose,
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Add a registry"
      submitLabel="Add the registry"
      {...form.dialog}
    >
      <RegistryFields values={form.values} change={form.change} text={form.text} />
    </FormDialog>
  );
}

/** Editing a registry; its failure in section 8's words. */
export function EditRegistryDialog({
  kidId,
  link,
  opened,
  onClose,
}: DialogProps & { link: RegistryLinkView }) {
  const { edit } = useRegistryWrites(kidId);
  const form = useEntryForm({
    start: registryValues(link),
    check: (values) => checkRegistry(link.id, values),
    save: edit,
    onDone: onClose,
    toast: { title: "Error updating registry", message: "Failed to update registry" },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Edit the registry"
      submitLabel="Save changes"
      {...form.dialog}
    >
      <RegistryFields values={form.values} change={form.change} text={form.text} />
    </FormDialog>
  );
}
