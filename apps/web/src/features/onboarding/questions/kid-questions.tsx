import { LIMITS } from "@giftling/domain";
import { Textarea, TextInput } from "@mantine/core";
import { AvatarField } from "../../kids/avatar/avatar-field.tsx";
import { BirthdayFields } from "../../kids/form/birthday-fields.tsx";
import { GradeField } from "../../kids/form/grade-field.tsx";
import { errorAt, type QuestionProps, textField } from "./question-props.ts";

/** Kid Info: the only required answer (rule: onboarding-steps). */
export function NameQuestion(props: QuestionProps) {
  return (
    <TextInput
      label="First name"
      autoComplete="off"
      maxLength={LIMITS.name}
      {...textField(props, "kidFirstName")}
    />
  );
}

export function BirthdayQuestion({ draft, change, problem }: QuestionProps) {
  return (
    <BirthdayFields
      month={draft.birthdayMonth}
      day={draft.birthdayDay}
      onChange={change}
      error={errorAt(problem, "birthdayMonth") ?? errorAt(problem, "birthdayDay")}
    />
  );
}

export function GradeQuestion({ draft, change, problem }: QuestionProps) {
  return (
    <GradeField
      grade={draft.grade}
      onChange={(grade) => change({ grade })}
      error={errorAt(problem, "grade")}
    />
  );
}

export function BioQuestion(props: QuestionProps) {
  return (
    <Textarea
      label="Bio (optional)"
      placeholder="Loves dinosaurs, puddles and her big brother"
      autosize
      minRows={4}
      maxRows={10}
      maxLength={LIMITS.bio}
      {...textField(props, "bio")}
    />
  );
}

export function PictureQuestion({ draft, change, problem }: QuestionProps) {
  return (
    <AvatarField
      name={draft.kidFirstName}
      avatarUrl={draft.avatarUrl}
      onChange={(avatarUrl) => change({ avatarUrl })}
      error={errorAt(problem, "avatarUrl")}
    />
  );
}
