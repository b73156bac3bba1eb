import { FREE_KID_LIMIT, type KidView, versionOf } from "@giftling/domain";
import { editProfile, newChild } from "@giftling/messages/dashboard/frame";
import { changesSaved, saveChanges } from "@giftling/messages/entries/dialogs";
import * as words from "@giftling/messages/kids/dialogs";
import { useParent } from "../../../access/session.ts";
import { FormDialog } from "../../../components/dialog/form-dialog.tsx";
import { showToast } from "../../../components/toast/toast.ts";
import { withIdempotencyKey } from "../../../idempotency-key.ts";
import { editDraft, newKidDraft } from "../../entries/entry-drafts.ts";
import { useEntryForm } from "../../entries/use-entry-form.ts";
import { KidFields } from "../form/kid-fields.tsx";
import { checkKid, checkNewKid, kidValues, pickChangedKid } from "../form/kid-form.ts";
import classes from "../kids.module.css";
import { useAddKid, useEditKid } from "../use-kid-writes.ts";

type DialogProps = { opened: boolean; onClose: () => void };

/** Renders the New Child dialog. A retry after a lost response never creates a second kid (rule: idempotency-key). */
export function NewChildDialog({
  kidCount,
  onAdded,
  opened,
  onClose,
}: DialogProps & { kidCount: number; onAdded: (kidId: string) => void }) {
  const { id, isPremium } = useParent();
  const add = useAddKid();
  const { form, dialog } = useEntryForm({
    start: kidValues(),
    check: checkNewKid,
    save: async (input, key) => onAdded((await add.mutateAsync(withIdempotencyKey(input, key))).id),
    isPending: add.isPending,
    onDone: onClose,
    toast: { title: words.notAdded(), message: words.addFailed() },
    draft: newKidDraft(id),
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={newChild()}
      submitLabel={words.addChild()}
      {...dialog}
    >
      {!isPremium && (
        <p className={classes.note}>{words.numberOnFree(FREE_KID_LIMIT, kidCount + 1)}</p>
      )}
      <KidFields form={form} />
    </FormDialog>
  );
}

/** Renders the Edit Profile dialog with the fields and the picture of a kid. */
export function EditProfileDialog({ kid, opened, onClose }: DialogProps & { kid: KidView }) {
  const edit = useEditKid();
  const { form, dialog, startOver } = useEntryForm({
    start: kidValues(kid),
    check: (values) => checkKid(kid.id, values),
    save: (input, _key, madeOn) => edit.mutateAsync(pickChangedKid(input, madeOn)),
    isPending: edit.isPending,
    onDone: () => {
      onClose();
      showToast({ title: changesSaved(), isForPage: true });
    },
    toast: { title: words.notUpdated(), message: words.updateFailed() },
    draft: editDraft(kid.id),
    edited: {
      version: () => versionOf("kid", kid),
      startWith: (theirs) => kidValues({ ...kid, ...theirs }),
      onGone: words.gone,
    },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      onCancel={startOver}
      title={editProfile()}
      submitLabel={saveChanges()}
      {...dialog}
    >
      <KidFields form={form} />
    </FormDialog>
  );
}
