import { GRADES, TEXT_LIMITS } from "@giftling/domain";
import * as words from "@giftling/messages/kids/grades";
import { NativeSelect, TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";

/** Renders the select with the nine predefined grades, and a text field for any other grade (rule: kids). */
export function GradeField({
  grade,
  onChange,
  error,
}: {
  /** Selected or typed grade. Empty for a kid without a grade. */
  grade: string;
  onChange: (grade: string) => void;
  error: ReactNode;
}) {
  const [typed, setTyped] = useState(GRADES.some((name) => name === grade) ? "" : grade);
  const choices = [
    { value: "", label: words.gradePlaceholder() },
    ...GRADES.map((name) => ({ value: name, label: words.getGradeName(name) })),
  ];
  return (
    <>
      <NativeSelect
        name="grade"
        label={words.gradeFieldLabel()}
        data={choices}
        value={typed === "" ? grade : ""}
        onChange={({ currentTarget: { value } }) => {
          setTyped("");
          onChange(value);
        }}
        error={error}
      />
      <TextInput
        label={words.otherGradeLabel()}
        placeholder={words.otherGradePlaceholder()}
        autoComplete="off"
        maxLength={TEXT_LIMITS.gradeOrSchool}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          onChange(value);
        }}
      />
    </>
  );
}
