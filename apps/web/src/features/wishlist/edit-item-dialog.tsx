import type { WishlistItemView } from "@giftling/domain";
import { FormDialog } from "../../components/form-dialog.tsx";
import { useEntryForm } from "../dashboard/use-entry-form.ts";
import { ItemFields } from "./item-fields.tsx";
import { checkItem, itemValues } from "./item-form.ts";
import { useItemWrites } from "./use-item-writes.ts";

/** Editing an item or an activity; its failure in section 8's words. */
export function EditItemDialog({
  kidId,
  item,
  opened,
  onClose,
}: {
  kidId: string;
  item: WishlistItemView;
  opened: boolean;
  onClose: () => void;
}) {
  const { edit } = useItemWrites(kidId);
  const form = useEntryForm({
    start: itemValues(item),
    check: (values) => checkItem(item.id, values),
    save: edit,
    onDone: onClose,
    toast: { title: "Error updating item", message: "Failed to update item" },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={item.isActivity ? "Edit the activity" : "Edit the gift"}
      submitLabel="Save changes"
      {...form.dialog}
    >
      <ItemFields values={form.values} change={form.change} text={form.text} />
    </FormDialog>
  );
}
