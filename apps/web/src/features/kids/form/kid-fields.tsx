import { LIMITS } from "@giftling/domain";
import { Textarea, TextInput } from "@mantine/core";
import type { useEntryForm } from "../../entries/use-entry-form.ts";
import { AvatarField } from "../avatar/avatar-field.tsx";
import { BirthdayFields } from "./birthday-fields.tsx";
import type { KidValues } from "./kid-form.ts";

type KidForm = Pick<
  ReturnType<typeof useEntryForm<KidValues, never>>,
  "text" | "values" | "change" | "problems"
>;

/** A child's fields in the dashboard's dialogs (spec sections 3 and 5). */
export function KidFields({ form: { text, values, change, problems } }: { form: KidForm }) {
  return (
    <>
      <AvatarField
        name={values.firstName}
        avatarUrl={values.avatarUrl}
        onChange={(avatarUrl) => change({ avatarUrl })}
        error={problems.avatarUrl ?? null}
      />
      <TextInput
        label="First name"
        data-autofocus
        autoComplete="off"
        maxLength={LIMITS.name}
        {...text("firstName")}
      />
      <BirthdayFields
        month={values.birthdayMonth}
        day={values.birthdayDay}
        onChange={change}
        error={problems.birthdayMonth ?? problems.birthdayDay ?? null}
      />
      <TextInput
        label="Grade (optional)"
        placeholder="Kindergarten, 3rd"
        autoComplete="off"
        maxLength={LIMITS.gradeOrSchool}
        {...text("grade")}
      />
      <TextInput
        label="School type (optional)"
        description="Only you see this."
        placeholder="Public, private, homeschool"
        autoComplete="off"
        maxLength={LIMITS.gradeOrSchool}
        {...text("schoolType")}
      />
      <Textarea
        label="Bio (optional)"
        description="A line or two that relatives will read first."
        autosize
        minRows={3}
        maxRows={8}
        maxLength={LIMITS.bio}
        {...text("bio")}
      />
    </>
  );
}
