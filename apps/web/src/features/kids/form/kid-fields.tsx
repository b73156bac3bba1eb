import { LIMITS } from "@giftling/domain";
import { Textarea, TextInput } from "@mantine/core";
import type { FormFields } from "../../../components/form/form-fields.ts";
import { AvatarField } from "../avatar/avatar-field.tsx";
import { BirthdayFields } from "./birthday-fields.tsx";
import type { KidValues } from "./kid-form.ts";

/** A child's fields in the dashboard's dialogs (rule: kids). */
export function KidFields({ form }: { form: FormFields<KidValues> }) {
  const { values, setValues, getInputProps, errors } = form;
  return (
    <>
      <AvatarField
        name={values.firstName}
        avatarUrl={values.avatarUrl}
        onChange={(avatarUrl) => setValues({ avatarUrl })}
        error={errors.avatarUrl}
      />
      <TextInput
        label="First name"
        data-autofocus
        autoComplete="off"
        maxLength={LIMITS.name}
        {...getInputProps("firstName")}
      />
      <BirthdayFields
        month={values.birthdayMonth}
        day={values.birthdayDay}
        onChange={setValues}
        error={errors.birthdayMonth ?? errors.birthdayDay}
      />
      <TextInput
        label="Grade (optional)"
        placeholder="Kindergarten, 3rd"
        autoComplete="off"
        maxLength={LIMITS.gradeOrSchool}
        {...getInputProps("grade")}
      />
      <TextInput
        label="School type (optional)"
        description="Only you see this."
        placeholder="Public, private, homeschool"
        autoComplete="off"
        maxLength={LIMITS.gradeOrSchool}
        {...getInputProps("schoolType")}
      />
      <Textarea
        label="Bio (optional)"
        description="A line or two that relatives will read first."
        autosize
        minRows={3}
        maxRows={8}
        maxLength={LIMITS.bio}
        {...getInputProps("bio")}
      />
    </>
  );
}
