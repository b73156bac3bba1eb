import { ANONYMOUS_NAME, PARENT_NAME, UNAPPROVED_NAME } from "@giftling/domain/hub/wall";
import { say } from "../say.ts";

const NAMES: Readonly<Record<string, () => string>> = {
  [ANONYMOUS_NAME]: say({ en: ANONYMOUS_NAME, es: "Alguien anónimo" }),
  [UNAPPROVED_NAME]: say({ en: UNAPPROVED_NAME, es: "Alguien cercano" }),
  [PARENT_NAME]: say({ en: PARENT_NAME, es: "La familia" }),
};

/** Returns a giver's name as typed. Translates the placeholder for a missing name. */
export const giverName = (name: string): string => NAMES[name]?.() ?? name;

const LABELS = {
  "529 Investment": say({ en: "529 Investment", es: "Aporte al 529" }),
  Gift: say({ en: "Gift", es: "Regalo" }),
  Contribution: say({ en: "Contribution", es: "Aporte" }),
} as const;

/** Returns the translated label of a wall entry. */
export const wallLabel = (label: keyof typeof LABELS): string => LABELS[label]();
