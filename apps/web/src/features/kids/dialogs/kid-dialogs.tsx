import { FREE_KID_LIMIT, type KidView, versionOf } from "@giftling/domain";
import { editProfileTitle, newKidTitle } from "@giftling/messages/dashboard/frame";
import { changesSavedConfirmation, saveChangesButton } from "@giftling/messages/entries/dialogs";
import * as words from "@giftling/messages/kids/dialogs";
import { useParent } from "../../../access/session.ts";
import { FormDialog } from "../../../components/dialog/form-dialog.tsx";
import { showToast } from "../../../components/toast/toast.ts";
import { addIdempotencyKey } from "../../../idempotency-key.ts";
import { getEditDraftKey, getNewKidDraftKey } from "../../entries/entry-drafts.ts";
import { useEntryForm } from "../../entries/use-entry-form.ts";
import { KidFields } from "../form/kid-fields.tsx";
import {
  getKidFormValues,
  pickChangedKidFields,
  validateKid,
  validateNewKid,
} from "../form/kid-form.ts";
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
    start: getKidFormValues(),
    check: validateNewKid,
    save: async (input, key) => onAdded((await add.mutateAsync(addIdempotencyKey(input, key))).id),
    isPending: add.isPending,
    onDone: onClose,
    toast: { title: words.addKidErrorTitle(), message: words.addKidError() },
    draft: getNewKidDraftKey(id),
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={newKidTitle()}
      submitLabel={words.addKidButton()}
      {...dialog}
    >
      {!isPremium && (
        <p className={classes.note}>{words.kidLimitNote(FREE_KID_LIMIT, kidCount + 1)}</p>
      )}
      <KidFields form={form} />
    </FormDialog>
  );
}

/** Renders the Edit Profile dialog with the fields and the picture of a kid. */
export function EditProfileDialog({ kid, opened, onClose }: DialogProps & { kid: KidView }) {
  const edit = useEditKid();
  const { form, dialog, startOver } = useEntryForm({
    start: getKidFormValues(kid),
    check: (values) => validateKid(kid.id, values),
    save: (input, _key, madeOn) => edit.mutateAsync(pickChangedKidFields(input, madeOn)),
    isPending: edit.isPending,
    onDone: () => {
      onClose();
      showToast({ title: changesSavedConfirmation(), isForPage: true });
    },
    toast: { title: words.updateKidErrorTitle(), message: words.updateKidError() },
    draft: getEditDraftKey(kid.id),
    edited: {
      version: () => versionOf("kid", kid),
      startWith: (theirs) => getKidFormValues({ ...kid, ...theirs }),
      onGone: words.kidDeletedError,
    },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      onCancel={startOver}
      title={editProfileTitle()}
      submitLabel={saveChangesButton()}
      {...dialog}
    >
      <KidFields form={form} />
    </FormDialog>
  );
}
