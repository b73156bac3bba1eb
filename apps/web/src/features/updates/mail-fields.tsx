import * as dialogWords from "@giftling/messages/updates/dialogs";
import { Switch } from "@mantine/core";
import type { FormFields } from "../../components/form/form-fields.ts";
import { trpc } from "../../trpc.ts";
import classes from "./mail-fields.module.css";
import { MailPreview } from "./mail-preview.tsx";
import { describeEditEffect, describeMailRecipients } from "./mail-words.ts";
import type { UpdateFormValues } from "./update-form.ts";

/**
 * Renders the switch that mails a new update, with the number of recipients, the sending time, and a preview of the mail
 * (rule: update-mail).
 */
export function NewMailFields({
  form,
  kidId,
}: {
  form: FormFields<UpdateFormValues>;
  kidId: string;
}) {
  // The recipients are loaded each time the dialog opens, because followers change.
  const readers = trpc.updates.readers.useQuery({ kidId }, { gcTime: 0 });
  const { notify } = form.values;
  return (
    <fieldset className={classes.mail}>
      <legend className={classes.legend}>{dialogWords.mailSectionLabel()}</legend>
      <Switch
        className={classes.switch}
        labelPosition="left"
        label={dialogWords.sendMailLabel()}
        checked={notify}
        onChange={(event) => form.setFieldValue("notify", event.currentTarget.checked)}
      />
      <p className={classes.words} role="status">
        {readers.data && describeMailRecipients(readers.data, notify)}
        {readers.isPending && dialogWords.followersLoadingStatus()}
        {readers.isError && dialogWords.followersLoadError()}
      </p>
      {notify && <MailPreview values={form.values} kidId={kidId} />}
    </fieldset>
  );
}

/** Renders the effect of an edit on an update's mails. The preview is shown unless the mails were already sent. */
export function EditMailFields({
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
  const words = mail ? describeEditEffect(mail) : null;
  if (words === null) return null;
  return (
    <div className={classes.mail}>
      <p className={classes.words}>{words}</p>
      {mail?.status !== "sent" && <MailPreview values={form.values} kidId={kidId} />}
    </div>
  );
}
