import { defineMessage } from "../define-message.ts";

/**
 * Function that returns text with placeholders, such as `{date}`. The page replaces the placeholders with elements.
 * `{contact}` is the e-mail address for questions.
 */
type Said = () => string;

/**
 * Paragraph, list or definition list of a legal page. A definition of stored data also contains the names of the cookie
 * or storage entry.
 */
export type LegalBlock =
  | Said
  | { list: readonly Said[] }
  | { meanings: readonly (readonly [name: Said, meaning: Said, keys?: readonly string[]])[] };

export type LegalSection = { id: string; title: Said; body: readonly LegalBlock[] };

/** Legal page with its title, description for search engines, summary and sections. */
export type LegalDocument = {
  title: Said;
  description: Said;
  summary: Said;
  sections: readonly LegalSection[];
};

export const lastUpdatedNote = defineMessage({
  en: "Last updated {date}",
  es: "Última actualización: {date}",
});
export const tableOfContentsHeading = defineMessage({ en: "On this page", es: "En esta página" });

/** Note above a translated page about the authoritative English version. Empty in English. */
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
