import { LIMITS } from "@giftling/domain";
import * as words from "@giftling/messages/updates/dialogs";
import { Textarea, TextInput } from "@mantine/core";
import type { EntryFieldsProps } from "../entries/entry-dialogs.tsx";
import { PictureField } from "../pictures/picture-field.tsx";
import { EditMailFields, NewMailFields } from "./mail-fields.tsx";
import type { UpdateFormValues } from "./update-form.ts";

/** Renders the fields of an update: title, message, an optional picture, and its mail (rule: updates). */
export function UpdateFields({ form, kidId, entryId, onBusy }: EntryFieldsProps<UpdateFormValues>) {
  return (
    <>
      <TextInput
        label={words.titleLabel()}
        data-autofocus
        maxLength={LIMITS.label}
        {...form.getInputProps("title")}
      />
      <Textarea
        label={words.messageLabel()}
        autosize
        minRows={5}
        maxRows={14}
        maxLength={LIMITS.content}
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
