import { LIMITS } from "@giftling/domain";
import * as words from "@giftling/messages/onboarding/onboarding";
import { Textarea, TextInput } from "@mantine/core";
import type { FunctionComponent } from "react";
import { AvatarField } from "../../kids/avatar/avatar-field.tsx";
import { BirthdayFields } from "../../kids/form/birthday-fields.tsx";
import { GradeField } from "../../kids/form/grade-field.tsx";
import { getTextFieldProps, type QuestionProps } from "./question-props.ts";
import type { KidQuestionId } from "./questions.ts";

/** Renders the only required question of the step Kid Info (rule: onboarding-steps). */
function NameQuestion({ form }: QuestionProps) {
  return (
    <TextInput
      label={words.firstNameLabel()}
      autoComplete="off"
      maxLength={LIMITS.name}
      {...getTextFieldProps(form, "kidFirstName")}
    />
  );
}

function BirthdayQuestion({ form }: QuestionProps) {
  return (
    <BirthdayFields
      month={form.values.birthdayMonth}
      day={form.values.birthdayDay}
      onChange={form.setValues}
      error={form.errors.birthdayMonth ?? form.errors.birthdayDay}
    />
  );
}

function GradeQuestion({ form }: QuestionProps) {
  return (
    <GradeField
      grade={form.values.grade}
      onChange={(grade) => form.setValues({ grade })}
      error={form.errors.grade}
    />
  );
}

function BioQuestion({ form }: QuestionProps) {
  return (
    <Textarea
      label={words.bioLabel()}
      placeholder={words.bioPlaceholder()}
      autosize
      minRows={4}
      maxRows={10}
      maxLength={LIMITS.bio}
      {...getTextFieldProps(form, "bio")}
    />
  );
}

function PictureQuestion({ form }: QuestionProps) {
  return (
    <AvatarField
      name={form.values.kidFirstName}
      avatarUrl={form.values.avatarUrl}
      onChange={(avatarUrl) => form.setValues({ avatarUrl })}
      error={form.errors.avatarUrl}
    />
  );
}

/** Components that render the fields of each question of the step Kid Info. */
export const KID_QUESTIONS: Readonly<Record<KidQuestionId, FunctionComponent<QuestionProps>>> = {
  name: NameQuestion,
  birthday: BirthdayQuestion,
  grade: GradeQuestion,
  bio: BioQuestion,
  picture: PictureQuestion,
};
