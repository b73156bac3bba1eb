import { editWallEntryInput, LIMITS } from "@giftling/domain";
import { TextInput } from "@mantine/core";
import { FormDialog } from "../../../components/dialog/form-dialog.tsx";
import { checkInput } from "../../entries/check-input.ts";
import { useEntryForm } from "../../entries/use-entry-form.ts";
import { type RecentGift, wallEntryOf } from "./recent-gifts.ts";
import { useWallWrites } from "./use-wall-writes.ts";

/** Corrects a giver's name everywhere it appears (decision D16). */
export function CorrectNameDialog({
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
  const { correctName } = useWallWrites(kidId);
  const form = useEntryForm({
    start: { giverName: gift.giver },
    check: (values) => checkInput(editWallEntryInput, { ...wallEntryOf(gift), ...values }),
    save: (input) => correctName(input, gift.giver),
    onDone: onClose,
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Correct the name"
      submitLabel="Save changes"
      {...form.dialog}
    >
      <TextInput
        label="Name"
        description="It changes on the hub, in the lists and in the thank-you."
        data-autofocus
        maxLength={LIMITS.name}
        {...form.text("giverName")}
      />
    </FormDialog>
  );
}
