import { GRADES } from "@giftling/domain";
import { getGradeName } from "@giftling/messages/kids/grades";

/** Formats a stored grade. Free text from the edit form is returned unchanged (rule: kids). */
export function formatGradeLabel(grade: string): string {
  const known = GRADES.find((candidate) => candidate === grade);
  return known === undefined ? grade : getGradeName(known);
}
