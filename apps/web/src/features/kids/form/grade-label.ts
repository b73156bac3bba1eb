import { GRADES } from "@giftling/domain";

export const GRADE_LABELS: Readonly<Record<(typeof GRADES)[number], string>> = {
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
