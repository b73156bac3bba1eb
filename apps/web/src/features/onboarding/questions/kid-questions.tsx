import {
  KID_TEXTS,
  mapOnboardingKidTexts,
  type OnboardingKidText,
  TEXT_LIMITS,
} from "@giftling/domain";
import { getKidTextLabel } from "@giftling/messages/kids/fields";
import * as words from "@giftling/messages/onboarding/onboarding";
import { Textarea, TextInput } from "@mantine/core";
import type { FunctionComponent } from "react";
import { AvatarField } from "../../kids/avatar/avatar-field.tsx";
import { BirthdayFields } from "../../kids/form/birthday-fields.tsx";
import { GradeField } from "../../kids/form/grade-field.tsx";
import { getTextFieldProps, type QuestionProps } from "./question-props.ts";
import type { KidQuestionId } from "./questions.ts";

/** Renders the field for the kid's name, the only required answer of the step Kid Info (rule: onboarding-steps). */
function NameQuestion({ form }: QuestionProps) {
  return (
    <TextInput
      label={words.firstNameLabel()}
      autoComplete="off"
      maxLength={TEXT_LIMITS.name}
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

/** Creates the component of the onboarding question about one of a kid's texts. */
const createTextQuestion = (name: OnboardingKidText) =>
  function TextQuestion({ form }: QuestionProps) {
    const { limit, lines } = KID_TEXTS[name];
    const field = {
      label: getKidTextLabel(name),
      placeholder: words.KID_TEXT_QUESTIONS[name].placeholder?.(),
      maxLength: limit,
      ...getTextFieldProps(form, name),
    };
    return lines === "one" ? (
      <TextInput autoComplete="off" {...field} />
    ) : (
      <Textarea autosize minRows={4} maxRows={10} {...field} />
    );
  };

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

/** Components with the fields of the questions in the onboarding step Kid Info. */
export const KID_QUESTIONS: Readonly<Record<KidQuestionId, FunctionComponent<QuestionProps>>> = {
  name: NameQuestion,
  birthday: BirthdayQuestion,
  ...mapOnboardingKidTexts(createTextQuestion),
  grade: GradeQuestion,
  picture: PictureQuestion,
};
