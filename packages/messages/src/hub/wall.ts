import {
  ANONYMOUS_GIVER_NAME,
  PARENT_GIVER_NAME,
  UNAPPROVED_GIVER_NAME,
} from "@giftling/domain/hub/wall";
import { defineMessage } from "../define-message.ts";

/** Translated giver names by English name. A Map, because a giver's name can equal a property of `Object.prototype`. */
const GIVER_NAMES: ReadonlyMap<string, () => string> = new Map([
  [ANONYMOUS_GIVER_NAME, defineMessage({ en: ANONYMOUS_GIVER_NAME, es: "Alguien anónimo" })],
  [UNAPPROVED_GIVER_NAME, defineMessage({ en: UNAPPROVED_GIVER_NAME, es: "Alguien cercano" })],
  [PARENT_GIVER_NAME, defineMessage({ en: PARENT_GIVER_NAME, es: "La familia" })],
]);

/** Translates the name of an anonymous giver, an unapproved giver or a parent. Returns any other name unchanged. */
export const formatGiverName = (name: string): string => GIVER_NAMES.get(name)?.() ?? name;

const WALL_ENTRY_LABELS = {
  "529 Investment": defineMessage({ en: "529 Investment", es: "Aporte al 529" }),
  Gift: defineMessage({ en: "Gift", es: "Regalo" }),
  Contribution: defineMessage({ en: "Contribution", es: "Aporte" }),
} as const;

export const getWallEntryLabel = (label: keyof typeof WALL_ENTRY_LABELS): string =>
  WALL_ENTRY_LABELS[label]();
