import { GRADES } from "@giftling/domain";
import { NativeSelect } from "@mantine/core";
import type { ReactNode } from "react";

const GRADE_LABELS: Record<(typeof GRADES)[number], string> = {
  infant: "Infant",
  toddler: "Toddler",
  "pre-k": "Pre-K",
  kindergarten: "Kindergarten",
  "1st": "1st grade",
  "2nd": "2nd grade",
  "3rd": "3rd grade",
  "4th": "4th grade",
  "5th": "5th grade",
};

/** A stored grade as people read it; the edit form's free text stands as it is (rule: kids). */
export function gradeLabel(grade: string): string {
  const known = GRADES.find((candidate) => candidate === grade);
  return known === undefined ? grade : GRADE_LABELS[known];
}

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
