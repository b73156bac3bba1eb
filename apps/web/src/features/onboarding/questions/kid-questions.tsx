import { LIMITS } from "@giftling/domain";
import { Textarea, TextInput } from "@mantine/core";
import { AvatarField } from "../../kids/avatar/avatar-field.tsx";
import { BirthdayFields } from "../../kids/form/birthday-fields.tsx";
import { GradeField } from "../../kids/form/grade-field.tsx";
import { type QuestionProps, textField } from "./question-props.ts";

/** Kid Info: the only required answer (rule: onboarding-steps). */
export function NameQuestion({ form }: QuestionProps) {
  return (
    <TextInput
      label="First name"
      autoComplete="off"
      maxLength={LIMITS.name}
      {...textField(form, "kidFirstName")}
    />
  );
}

export function BirthdayQuestion({ form }: QuestionProps) {
  return (
    <BirthdayFields
      month={form.values.birthdayMonth}
      day={form.values.birthdayDay}
      onChange={form.setValues}
      error={form.errors.birthdayMonth ?? form.errors.birthdayDay}
    />
  );
}

export function GradeQuestion({ form }: QuestionProps) {
  return (
    <GradeField
      grade={form.values.grade}
      onChange={(grade) => form.setValues({ grade })}
      error={form.errors.grade}
    />
  );
}

export function BioQuestion({ form }: QuestionProps) {
  return (
    <Textarea
      label="Bio (optional)"
      placeholder="Loves dinosaurs, puddles and her big brother"
      autosize
      minRows={4}
      maxRows={10}
      maxLength={LIMITS.bio}
      {...textField(form, "bio")}
    />
  );
}

export function PictureQuestion({ form }: QuestionProps) {
  return (
    <AvatarField
      name={form.values.kidFirstName}
      avatarUrl={form.values.avatarUrl}
      onChange={(avatarUrl) => form.setValues({ avatarUrl })}
      error={form.errors.avatarUrl}
    />
  );
}
