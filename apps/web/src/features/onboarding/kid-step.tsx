import { LIMITS } from "@giftling/domain";
import { Textarea, TextInput } from "@mantine/core";
import { AvatarField } from "../kids/avatar-field.tsx";
import { BirthdayFields } from "../kids/birthday-fields.tsx";
import { GradeField } from "../kids/grade-field.tsx";
import { errorAt, type StepProps } from "./step-fields.ts";

/** Step 2: the child. Only the first name is required (spec sections 2 and 5). */
export function KidStep({ draft, change, problem }: StepProps) {
  return (
    <>
      <AvatarField
        name={draft.kidFirstName}
        avatarUrl={draft.avatarUrl}
        onChange={(avatarUrl) => change({ avatarUrl })}
        error={errorAt(problem, "avatarUrl")}
      />
      <TextInput
        name="kidFirstName"
        label="First name"
        autoComplete="off"
        maxLength={LIMITS.name}
        value={draft.kidFirstName}
        onChange={(event) => change({ kidFirstName: event.currentTarget.value })}
        error={errorAt(problem, "kidFirstName")}
      />
      <BirthdayFields
        month={draft.birthdayMonth}
        day={draft.birthdayDay}
        onChange={change}
        error={errorAt(problem, "birthdayMonth") ?? errorAt(problem, "birthdayDay")}
      />
      <GradeField
        grade={draft.grade}
        onChange={(grade) => change({ grade })}
        error={errorAt(problem, "grade")}
      />
      <Textarea
        name="bio"
        label="Bio (optional)"
        description="A line or two that relatives will read first."
        placeholder="Loves dinosaurs, puddles and her big brother"
        autosize
        minRows={3}
        maxRows={8}
        maxLength={LIMITS.bio}
        value={draft.bio}
        onChange={(event) => change({ bio: event.currentTarget.value })}
        error={errorAt(problem, "bio")}
      />
    </>
  );
}
