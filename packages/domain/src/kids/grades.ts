/** Grades offered by onboarding. The edit form accepts any text (rule: kids). */
export const SCHOOL_GRADES = [
  "infant",
  "toddler",
  "pre-k",
  "kindergarten",
  "1st",
  "2nd",
  "3rd",
  "4th",
  "5th",
] as const;
