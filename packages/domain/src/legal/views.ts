import type { Language } from "../languages/rules.ts";

/** Element of an operator's legal text. The tags are those of Markdown without HTML. */
export type LegalElementView = {
  tag:
    | ("p" | "h3" | "h4" | "ul" | "ol" | "li" | "blockquote" | "pre" | "hr")
    | ("strong" | "em" | "code" | "a" | "br");
  /** URL of a link, with the scheme http, https or mailto. */
  href?: string;
  /** Number of the first item of an ordered list. */
  start?: number;
  children: readonly LegalNodeView[];
};
export type LegalNodeView = string | LegalElementView;

/** Legal text of an operator, which replaces the product's text. */
export type LegalTextView = {
  language: Language;
  /** Title of the legal page. Null if the operator's text has no first-level heading. */
  title: string | null;
  intro: readonly LegalNodeView[];
  sections: readonly { title: string; body: readonly LegalNodeView[] }[];
};

/** Operator's settings of a legal page. A null field selects the product's default (rule: legal-pages). */
export type LegalView = {
  /** Name of the person or company that runs the site. */
  name: string | null;
  address: string | null;
  /** Place of jurisdiction, such as "Hamburg, Germany". */
  courts: string | null;
  text: LegalTextView | null;
};
