import { FREE_KID_LIMIT, getResourceVersion, type KidView } from "@giftling/domain";
import { editProfileTitle, newKidTitle } from "@giftling/messages/dashboard/frame";
import { changesSavedConfirmation, saveChangesButton } from "@giftling/messages/entries/dialogs";
import * as words from "@giftling/messages/kids/dialogs";
import { Modal } from "@mantine/core";
import { Fragment } from "react";
import { useParent } from "../../../access/session.ts";
import { Button } from "../../../components/button.tsx";
import { FormDialog } from "../../../components/dialog/form-dialog.tsx";
import { type DialogProps, useDelayedOpen } from "../../../components/dialog/use-delayed-open.ts";
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
import { useAddKid, useEditKid } from "../use-kid-mutations.ts";
import { DeleteKidDialog } from "./delete-kid-dialog.tsx";
import { OrderKidsDialog } from "./order-kids-dialog.tsx";
import PlanLimitDialog from "./plan-limit-dialog.tsx";
import { SizesDialog } from "./sizes-dialog.tsx";
import type { KidDialogs } from "./use-kid-dialogs.ts";

/** Renders the dialogs about kids that the top bar opens, one at a time. */
export default function KidDialogList({
  kids,
  opened,
  about,
  onClose,
  onSelectKid,
}: Pick<KidDialogs, "opened" | "about"> & {
  kids: readonly KidView[];
  onClose: () => void;
  onSelectKid: (kidId: string) => void;
}) {
  const { role, ownerName } = useParent();
  const dialog = (name: KidDialogs["opened"]) => ({ opened: opened === name, onClose });
  return (
    <>
      <NewChildDialog kidCount={kids.length} onAdded={onSelectKid} {...dialog("new")} />
      <PlanLimitDialog kidName={null} {...dialog("limit")} />
      {about !== null && (
        <Fragment key={about.key}>
          <EditProfileDialog kid={about.kid} {...dialog("edit")} />
          <SizesDialog kid={about.kid} {...dialog("sizes")} />
          <OrderKidsDialog kids={kids} {...dialog("order")} />
          {role === "owner" ? (
            <DeleteKidDialog
              kid={about.kid}
              nextKidId={getNextKidId(kids, about.kid.id)}
              {...dialog("delete")}
            />
          ) : (
            <OwnerOnlyDeleteDialog
              firstName={about.kid.firstName}
              ownerName={ownerName}
              {...dialog("delete")}
            />
          )}
        </Fragment>
      )}
    </>
  );
}

/** Returns the ID of the next kid, or of the previous kid for the last one. Undefined for an only kid. */
function getNextKidId(kids: readonly KidView[], kidId: string): string | undefined {
  const index = kids.findIndex((kid) => kid.id === kidId);
  return (kids[index + 1] ?? kids[index - 1])?.id;
}

/** Renders the explanation that only the owner can delete a kid (rule: owner-only). */
function OwnerOnlyDeleteDialog({
  firstName,
  ownerName,
  opened,
  onClose,
}: DialogProps & { firstName: string; ownerName: string }) {
  return (
    <Modal
      opened={useDelayedOpen(opened)}
      onClose={onClose}
      title={words.ownerOnlyDeletionTitle(ownerName, firstName)}
    >
      <p className={classes.text}>{words.ownerOnlyDeletionMessage(firstName)}</p>
      <div className={classes.dialogButtons}>
        <Button onClick={onClose}>{words.acknowledgeButton()}</Button>
      </div>
    </Modal>
  );
}

/** Renders the New Child dialog. A retry after a lost response never creates a second kid (rule: idempotency-key). */
function NewChildDialog({
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

function EditProfileDialog({ kid, opened, onClose }: DialogProps & { kid: KidView }) {
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
      version: () => getResourceVersion("kid", kid),
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
