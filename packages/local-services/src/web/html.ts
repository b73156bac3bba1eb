/** HTML that is inserted into a page without escaping. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Markup | undefined | readonly Markup[];

/** Builds HTML from a template literal. Escapes strings and numbers. Renders undefined as an empty string. */
export function renderHtml(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(
    parts.map((part, index) => (index === 0 ? part : render(values[index - 1]) + part)).join(""),
  );
}

function render(value: Value): string {
  if (value === undefined) return "";
  if (value instanceof Markup) return value.text;
  if (typeof value === "object") return value.map((each) => each.text).join("");
  return escapeHtml(String(value));
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
