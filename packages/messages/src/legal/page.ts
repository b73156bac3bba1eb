import { defineMessage } from "../define-message.ts";

/**
 * Text in which names in braces, such as `{date}`, are replaced by elements. `{contact}` is replaced by the address for
 * questions.
 */
type Said = () => string;

/** Paragraph, list or definition list of a legal page. A definition list also has the browser's name of each term. */
export type LegalBlock =
  | Said
  | { list: readonly Said[] }
  | { meanings: readonly (readonly [name: Said, meaning: Said, keys?: readonly string[]])[] };

export type LegalSection = { id: string; title: Said; body: readonly LegalBlock[] };

/** Legal page with its title, its description for search engines, a summary and sections. */
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

/** Note above a translated page. The note states that the English text is authoritative. */
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
