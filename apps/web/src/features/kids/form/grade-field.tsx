import { GRADES } from "@giftling/domain";
import * as words from "@giftling/messages/kids/grades";
import { NativeSelect } from "@mantine/core";
import type { ReactNode } from "react";

/** Renders the select with the nine predefined grades (rule: kids). */
export function GradeField({
  grade,
  onChange,
  error,
}: {
  /** Selected grade; an empty string if no grade is selected. */
  grade: string;
  onChange: (grade: string) => void;
  error: ReactNode;
}) {
  const choices = [
    { value: "", label: words.gradePlaceholder() },
    ...GRADES.map((name) => ({ value: name, label: words.getGradeName(name) })),
  ];
  return (
    <NativeSelect
      name="grade"
      label={words.gradeFieldLabel()}
      data={choices}
      value={grade}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    />
  );
}
