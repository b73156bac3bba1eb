import { LIMITS } from "@giftling/domain";
import * as words from "@giftling/messages/updates/dialogs";
import { Textarea, TextInput } from "@mantine/core";
import type { EntryFieldsProps } from "../entries/entry-dialogs.tsx";
import { PictureField } from "../pictures/picture-field.tsx";
import { EditedMailFields, NewMailFields } from "./mail-fields.tsx";
import type { UpdateValues } from "./update-form.ts";

/** Renders the fields of an update: title, message, an optional picture, and its mail (rule: updates). */
export function UpdateFields({ form, kidId, entryId, onBusy }: EntryFieldsProps<UpdateValues>) {
  return (
    <>
      <TextInput
        label={words.title()}
        data-autofocus
        maxLength={LIMITS.label}
        {...form.getInputProps("title")}
      />
      <Textarea
        label={words.message()}
        autosize
        minRows={5}
        maxRows={14}
        maxLength={LIMITS.content}
        {...form.getInputProps("content")}
      />
      <PictureField
        label={words.picture()}
        imageUrl={form.values.imageUrl}
        onChange={(imageUrl) => form.setValues({ imageUrl })}
        onBusy={onBusy}
        error={form.errors.imageUrl}
      />
      {entryId === null ? (
        <NewMailFields form={form} kidId={kidId} />
      ) : (
        <EditedMailFields form={form} kidId={kidId} entryId={entryId} />
      )}
    </>
  );
}
