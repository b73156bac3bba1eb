import { TEXT_LIMITS } from "@giftling/domain";
import * as words from "@giftling/messages/updates/dialogs";
import { Switch, Textarea, TextInput } from "@mantine/core";
import type { FormFields } from "../../components/form/form-fields.ts";
import { trpc } from "../../trpc.ts";
import type { EntryFieldsProps } from "../entries/entry-dialogs.tsx";
import { PictureField } from "../pictures/picture-field.tsx";
import classes from "./mail-fields.module.css";
import { MailPreview } from "./mail-preview.tsx";
import { describeMailRecipients, describeUpdateEditEffect } from "./mail-text.ts";
import { type UpdateFormValues, validateUpdatePreview } from "./update-form.ts";

/** Renders the fields of an update (rule: updates). */
export function UpdateFields({ form, kidId, entryId, onBusy }: EntryFieldsProps<UpdateFormValues>) {
  return (
    <>
      <TextInput
        label={words.titleLabel()}
        data-autofocus
        maxLength={TEXT_LIMITS.label}
        {...form.getInputProps("title")}
      />
      <Textarea
        label={words.messageLabel()}
        autosize
        minRows={5}
        maxRows={14}
        maxLength={TEXT_LIMITS.content}
        {...form.getInputProps("content")}
      />
      <PictureField
        label={words.pictureLabel()}
        imageUrl={form.values.imageUrl}
        onChange={(imageUrl) => form.setValues({ imageUrl })}
        onBusy={onBusy}
        error={form.errors.imageUrl}
      />
      {entryId === null ? (
        <NewMailFields form={form} kidId={kidId} />
      ) : (
        <EditMailFields form={form} kidId={kidId} entryId={entryId} />
      )}
    </>
  );
}

/** Renders the switch that mails a new update, its recipients and a preview (rule: update-mail). */
function NewMailFields({ form, kidId }: { form: FormFields<UpdateFormValues>; kidId: string }) {
  // Loads the recipients each time the dialog opens, because the followers may have changed.
  const readers = trpc.updates.readers.useQuery({ kidId }, { gcTime: 0 });
  const { notify } = form.values;
  return (
    <fieldset className={classes.mail}>
      <legend className={classes.legend}>{words.mailSectionLabel()}</legend>
      <Switch
        className={classes.switch}
        labelPosition="left"
        label={words.sendMailLabel()}
        checked={notify}
        onChange={(event) => form.setFieldValue("notify", event.currentTarget.checked)}
      />
      <p className={classes.words} role="status">
        {readers.data && describeMailRecipients(readers.data, notify)}
        {readers.isPending && words.followersLoadingStatus()}
        {readers.isError && words.followersLoadError()}
      </p>
      {notify && <UpdateMailPreview values={form.values} kidId={kidId} />}
    </fieldset>
  );
}

/** Renders an edit's effect on an update's mails. Also renders a preview unless the mails were sent. */
function EditMailFields({
  form,
  kidId,
  entryId,
}: {
  form: FormFields<UpdateFormValues>;
  kidId: string;
  entryId: string;
}) {
  const { data } = trpc.updates.list.useQuery({ kidId });
  const mail = data?.find(({ id }) => id === entryId)?.mail;
  const words = mail ? describeUpdateEditEffect(mail) : null;
  if (words === null) return null;
  return (
    <div className={classes.mail}>
      <p className={classes.words}>{words}</p>
      {mail?.status !== "sent" && <UpdateMailPreview values={form.values} kidId={kidId} />}
    </div>
  );
}

/** Renders a button that previews the mail for the form's current values (rule: update-preview). */
function UpdateMailPreview({ values, kidId }: { values: UpdateFormValues; kidId: string }) {
  const preview = trpc.updates.preview.useMutation();
  const checked = validateUpdatePreview(kidId, values);
  // Hides the preview if the form has changed since the preview was loaded.
  const isOfThese =
    checked.ok && JSON.stringify(preview.variables) === JSON.stringify(checked.input);
  const mail = isOfThese ? preview.data : undefined;
  return (
    <MailPreview
      mail={mail}
      hint={checked.ok ? null : words.mailPreviewHint()}
      isLoading={preview.isPending}
      error={preview.error}
      onToggle={() => {
        if (mail) preview.reset();
        else if (checked.ok) preview.mutate(checked.input);
      }}
    />
  );
}
