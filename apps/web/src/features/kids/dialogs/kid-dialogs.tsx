import { FREE_KID_LIMIT, type KidView } from "@giftling/domain";
import { useParent } from "../../../access/session.ts";
import { FormDialog } from "../../../components/dialog/form-dialog.tsx";
import { useEntryForm } from "../../entries/use-entry-form.ts";
import { KidFields } from "../form/kid-fields.tsx";
import { checkKid, checkNewKid, kidValues } from "../form/kid-form.ts";
import classes from "../kids.module.css";
import { useKidWrites } from "../use-kid-writes.ts";

type DialogProps = { opened: boolean; onClose: () => void };

/** New Child (spec sections 2, 5 and 8). A retry after a lost answer never makes two (decision D14). */
export function NewChildDialog({
  kidCount,
  onAdded,
  opened,
  onClose,
}: DialogProps & { kidCount: number; onAdded: (kidId: string) => void }) {
  const { isPremium } = useParent();
  const { add } = useKidWrites();
  const form = useEntryForm({
    start: kidValues(),
    check: checkNewKid,
    save: async (input, key) => onAdded((await add(input, key)).id),
    onDone: onClose,
    toast: { title: "Error adding child", message: "Failed to add child" },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="New Child"
      submitLabel="Add child"
      {...form.dialog}
    >
      {!isPremium && (
        <p className={classes.note}>
          The Free plan holds {FREE_KID_LIMIT} children. This is number {kidCount + 1}.
        </p>
      )}
      <KidFields form={form} />
    </FormDialog>
  );
}

/** Edit Profile: a child's fields and picture; its failure in section 8's words. */
export function EditProfileDialog({ kid, opened, onClose }: DialogProps & { kid: KidView }) {
  const { edit } = useKidWrites();
  const form = useEntryForm({
    start: kidValues(kid),
    check: (values) => checkKid(kid.id, values),
    save: edit,
    onDone: onClose,
    toast: { title: "Error updating profile", message: "Failed to update profile" },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Edit Profile"
      submitLabel="Save changes"
      {...form.dialog}
    >
      <KidFields form={form} />
    </FormDialog>
  );
}
