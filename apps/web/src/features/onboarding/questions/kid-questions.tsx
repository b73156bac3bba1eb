import {
  KID_TEXTS,
  mapOnboardingKidTexts,
  type OnboardingKidText,
  SCHOOL_GRADES,
  TEXT_LIMITS,
} from "@giftling/domain";
import { getKidTextLabel } from "@giftling/messages/kids/fields";
import * as gradeWords from "@giftling/messages/kids/grades";
import * as words from "@giftling/messages/onboarding/onboarding";
import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { type FunctionComponent, useState } from "react";
import { AvatarField } from "../../kids/avatar/avatar-field.tsx";
import { BirthdayFields } from "../../kids/form/birthday-fields.tsx";
import { getTextFieldProps, type KidQuestionId, type QuestionProps } from "./questions.ts";

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

/** Renders the select with the nine predefined grades, and a text field for any other grade (rule: kids). */
function GradeQuestion({ form: { values, setValues, errors } }: QuestionProps) {
  const { grade } = values;
  const [typed, setTyped] = useState(SCHOOL_GRADES.some((name) => name === grade) ? "" : grade);
  const choices = [
    { value: "", label: gradeWords.gradePlaceholder() },
    ...SCHOOL_GRADES.map((name) => ({ value: name, label: gradeWords.getGradeName(name) })),
  ];
  return (
    <>
      <NativeSelect
        name="grade"
        label={gradeWords.gradeLabel()}
        data={choices}
        value={typed === "" ? grade : ""}
        onChange={({ currentTarget: { value } }) => {
          setTyped("");
          setValues({ grade: value });
        }}
        error={errors.grade}
      />
      <TextInput
        label={gradeWords.otherGradeLabel()}
        placeholder={gradeWords.otherGradePlaceholder()}
        autoComplete="off"
        maxLength={TEXT_LIMITS.gradeOrSchool}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          setValues({ grade: value });
        }}
      />
    </>
  );
}

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

export const KID_QUESTIONS: Readonly<Record<KidQuestionId, FunctionComponent<QuestionProps>>> = {
  name: NameQuestion,
  birthday: BirthdayFields,
  ...mapOnboardingKidTexts(createTextQuestion),
  grade: GradeQuestion,
  picture: PictureQuestion,
};
