import type { GRADES } from "@giftling/domain/kids/grades";
import { say } from "../say.ts";

type Grade = (typeof GRADES)[number];
const NAMES: Readonly<Record<Grade, () => string>> = {
  infant: say({ en: "Infant", es: "Bebé" }),
  toddler: say({ en: "Toddler", es: "Maternal" }),
  "pre-k": say({ en: "Pre-K", es: "Prekínder" }),
  kindergarten: say({ en: "Kindergarten", es: "Kínder" }),
  "1st": say({ en: "1st grade", es: "1.er grado" }),
  "2nd": say({ en: "2nd grade", es: "2.º grado" }),
  "3rd": say({ en: "3rd grade", es: "3.er grado" }),
  "4th": say({ en: "4th grade", es: "4.º grado" }),
  "5th": say({ en: "5th grade", es: "5.º grado" }),
};

/** Returns the label of a grade that onboarding offers. */
export const gradeName = (grade: Grade): string => NAMES[grade]();

/** Returns the label of a grade stored as text. Returns null for a grade that onboarding does not offer. */
export const nameOfGrade = (text: string): string | null =>
  Object.entries(NAMES).find(([grade]) => grade === text.toLowerCase())?.[1]() ?? null;

export const label = say({ en: "Grade (optional)", es: "Grado (opcional)" });
export const choose = say({ en: "Choose a grade", es: "Elige un grado" });
