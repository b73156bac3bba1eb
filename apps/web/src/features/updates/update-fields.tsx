import { LIMITS } from "@giftling/domain";
import { Textarea, TextInput } from "@mantine/core";
import type { EntryFieldsProps } from "../entries/entry-dialogs.tsx";
import { PictureField } from "../pictures/picture-field.tsx";
import type { UpdateValues } from "./update-form.ts";

/** What family news consists of: title, message, and a picture if there is one (spec section 5). */
export function UpdateFields({
  values,
  change,
  text,
  problems,
  onBusy,
}: EntryFieldsProps<UpdateValues>) {
  return (
    <>
      <TextInput label="Title" data-autofocus maxLength={LIMITS.label} {...text("title")} />
      <Textarea
        label="Message"
        autosize
        minRows={5}
        maxRows={14}
        maxLength={LIMITS.content}
        {...text("content")}
      />
      <PictureField
        label="Picture (optional)"
        imageUrl={values.imageUrl}
        onChange={(imageUrl) => change({ imageUrl })}
        onBusy={onBusy}
        error={problems.imageUrl}
      />
    </>
  );
}
