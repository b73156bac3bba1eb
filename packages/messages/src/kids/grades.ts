import type { SCHOOL_GRADES } from "@giftling/domain/kids/grades";
import { defineMessage } from "../define-message.ts";

type Grade = (typeof SCHOOL_GRADES)[number];
const GRADE_NAMES: Readonly<Record<Grade, () => string>> = {
  infant: defineMessage({ en: "Infant", es: "Bebé" }),
  toddler: defineMessage({ en: "Toddler", es: "Pequeño" }),
  "pre-k": defineMessage({ en: "Pre-K", es: "Prekínder" }),
  kindergarten: defineMessage({ en: "Kindergarten", es: "Kínder" }),
  "1st": defineMessage({ en: "1st grade", es: "1.er grado" }),
  "2nd": defineMessage({ en: "2nd grade", es: "2.º grado" }),
  "3rd": defineMessage({ en: "3rd grade", es: "3.er grado" }),
  "4th": defineMessage({ en: "4th grade", es: "4.º grado" }),
  "5th": defineMessage({ en: "5th grade", es: "5.º grado" }),
};

export const getGradeName = (grade: Grade): string => GRADE_NAMES[grade]();

/** Returns the label of a grade stored as text. Returns null for a grade that onboarding does not offer. */
export const findGradeName = (text: string): string | null =>
  Object.entries(GRADE_NAMES).find(([grade]) => grade === text.toLowerCase())?.[1]() ?? null;

export const gradeLabel = defineMessage({ en: "Grade (optional)", es: "Grado (opcional)" });
export const gradePlaceholder = defineMessage({ en: "Choose a grade", es: "Elige un grado" });
export const otherGradeLabel = defineMessage({ en: "Or type it", es: "O escríbelo" });
export const otherGradePlaceholder = defineMessage({ en: "7th grade", es: "7.º grado" });
