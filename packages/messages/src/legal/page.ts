import type { LegalView } from "@giftling/domain/legal/views";
import { defineMessage } from "../define-message.ts";
import { getSiteName } from "../language.ts";

/** Function that returns text with placeholders, such as `{date}` or the e-mail address `{contact}`. */
type LegalText = () => string;

/** Operator's name, address and courts on the legal pages. A default text replaces a null value. */
export type OperatorDetails = Pick<LegalView, "name" | "address" | "courts">;

/**
 * Paragraph, list or definition list of a legal page. A definition of stored data also contains the names of the cookie
 * or storage entry. A paragraph can depend on the operator's details. An empty paragraph is not shown.
 */
export type LegalBlock =
  | ((facts: OperatorDetails) => string)
  | { list: readonly LegalText[] }
  | {
      meanings: readonly (readonly [
        name: LegalText,
        meaning: LegalText,
        keys?: readonly string[],
      ])[];
    };

export type LegalSection = { id: string; title: LegalText; body: readonly LegalBlock[] };

/** Legal page with its title, description for search engines, summary and sections. */
export type LegalDocument = {
  title: LegalText;
  description: LegalText;
  summary: LegalText;
  sections: readonly LegalSection[];
};

export const lastUpdatedNote = defineMessage({
  en: "Last updated {date}",
  es: "Última actualización: {date}",
});
export const tableOfContentsHeading = defineMessage({ en: "On this page", es: "En esta página" });

/** Note on a translated legal page that the English version is authoritative. Empty in English. */
export const translationNote = defineMessage({
  en: "",
  es: "Esta traducción es para tu comodidad. Si algo no coincide, vale la {english}.",
});
export const englishVersionLink = defineMessage({ en: "", es: "versión en inglés" });

export const privacyPolicyLink = defineMessage({
  en: "privacy policy",
  es: "política de privacidad",
});
export const cookiePolicyLink = defineMessage({ en: "cookie policy", es: "política de cookies" });

/** Paragraph about the operator. Empty if the operator's name is null. */
export const operatorNote = defineMessage({
  en: ({ name, address }: OperatorDetails) =>
    name === null
      ? ""
      : `${getSiteName()} is run by ${[name, address].filter(Boolean).join(", ")}. That is who “we” are on this page.`,
  es: ({ name, address }) =>
    name === null
      ? ""
      : `${getSiteName()} está a cargo de ${[name, address].filter(Boolean).join(", ")}. Eso significa «nosotros» en esta página.`,
});
