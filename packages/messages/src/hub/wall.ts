import { ANONYMOUS_NAME, PARENT_NAME, UNAPPROVED_NAME } from "@giftling/domain/hub/wall";
import { say } from "../say.ts";

const NAMES: Readonly<Record<string, () => string>> = {
  [ANONYMOUS_NAME]: say({ en: ANONYMOUS_NAME, es: "Alguien anónimo" }),
  [UNAPPROVED_NAME]: say({ en: UNAPPROVED_NAME, es: "Alguien cercano" }),
  [PARENT_NAME]: say({ en: PARENT_NAME, es: "La familia" }),
};

/** A giver's name as it is shown: their own, to the letter, or the domain's word in the place of one. */
export const giverName = (name: string): string => NAMES[name]?.() ?? name;

const LABELS = {
  "529 Investment": say({ en: "529 Investment", es: "Aporte al 529" }),
  Gift: say({ en: "Gift", es: "Regalo" }),
  Contribution: say({ en: "Contribution", es: "Aporte" }),
} as const;

/** What an entry of the wall is. */
export const wallLabel = (label: keyof typeof LABELS): string => LABELS[label]();
