import { GRADES } from "@giftling/domain";
import { gradeName } from "@giftling/messages/kids/grades";

/** A stored grade as people read it; the edit form's free text stands as it is (rule: kids). */
export function gradeLabel(grade: string): string {
  const known = GRADES.find((candidate) => candidate === grade);
  return known === undefined ? grade : gradeName(known);
}
