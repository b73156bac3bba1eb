import { Checkbox } from "@mantine/core";
import { FormDialog } from "../../components/form-dialog.tsx";
import { useEntryForm } from "../dashboard/use-entry-form.ts";
import { ItemFields } from "./item-fields.tsx";
import { checkNewItem, itemValues } from "./item-form.ts";
import { useItemWrites } from "./use-item-writes.ts";

/** Adding a gift or an activity to the wishlist (spec sections 5 and 7). What was typed survives closing the dialog. */
export function AddItemDialog({
  kidId,
  firstName,
  opened,
  onClose,
}: {
  kidId: string;
  firstName: string;
  opened: boolean;
  onClose: () => void;
}) {
  const { add } = useItemWrites(kidId);
  const form = useEntryForm({
    start: itemValues(),
    check: (values) => checkNewItem(kidId, values),
    save: add,
    onDone: onClose,
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={`A gift for ${firstName}`}
      submitLabel="Add to the wishlist"
      {...form.dialog}
    >
      <Checkbox
        label="It is an activity"
        description="Lessons, a camp, a trip: relatives can chip in toward a goal."
        checked={form.values.isActivity}
        onChange={(event) => form.change({ isActivity: event.currentTarget.checked })}
      />
      <ItemFields values={form.values} change={form.change} text={form.text} />
    </FormDialog>
  );
}
