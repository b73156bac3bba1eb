/** The grades that onboarding offers; the edit form takes any text (rule: kids). */
export const GRADES = [
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
