import { GRADES } from "@giftling/domain";
import { NativeSelect } from "@mantine/core";
import type { ReactNode } from "react";
import { GRADE_LABELS } from "./grade-label.ts";

const choices = [
  { value: "", label: "Choose a grade" },
  ...GRADES.map((grade) => ({ value: grade, label: GRADE_LABELS[grade] })),
];

/** The nine grades that onboarding offers (rule: kids). */
export function GradeField({
  grade,
  onChange,
  error,
}: {
  /** Empty when none is chosen. */
  grade: string;
  onChange: (grade: string) => void;
  error: ReactNode;
}) {
  return (
    <NativeSelect
      name="grade"
      label="Grade (optional)"
      data={choices}
      value={grade}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    />
  );
}
