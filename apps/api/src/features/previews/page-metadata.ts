import { setImmediate as nextTurn } from "node:timers/promises";
import { Tokenizer, type TokenizerCallbacks } from "htmlparser2";

export type PageMetadata = {
  title: string;
  /** Contents of `meta` elements by lower-case `property` or `name`, in page order, at most four per name. */
  meta: ReadonlyMap<string, readonly string[]>;
  jsonLd: readonly string[];
  /** Charset declared by a `meta` element. Null if the element declares no charset. */
  charset: string | null;
};

const MAX_SCRIPTS = 40;
const MAX_METAS = 400;
/** Maximum number of values that the parser returns for one name of `meta` elements. */
const MAX_OF_A_NAME = 4;

/** Number of characters parsed in one event-loop iteration, about a millisecond of work. */
const CHUNK = 8192;

type Attributes = Map<string, string>;

/** Reads the title, meta elements and JSON-LD of a page. Builds no DOM, which could take quadratic time. */
export async function parsePageMetadata(html: string): Promise<PageMetadata> {
  const meta = new Map<string, string[]>();
  const jsonLd: string[] = [];
  let title: string | null = null;
  let metas = 0;
  let charset: string | null = null;
  /** Whether the tokenizer is inside an SVG, whose title is not the page's title. */
  let isInSvg = false;

  let tag = "";
  let attributes: Attributes = new Map();
  let attribute = "";
  let value = "";
  /** Text of the current title or JSON-LD script. Null outside titles and JSON-LD scripts. */
  let text: string | null = null;

  const noteMeta = () => {
    metas += 1;
    if (metas > MAX_METAS) return;
    charset ??= getCharset(attributes);
    const key = attributes.get("property") ?? attributes.get("name");
    const content = attributes.get("content")?.trim();
    if (!key || !content) return;
    const name = key.trim().toLowerCase();
    const known = meta.get(name) ?? [];
    if (known.length < MAX_OF_A_NAME) meta.set(name, [...known, content]);
  };
  const endTag = () => {
    if (tag === "meta") noteMeta();
    const isJsonLd =
      tag === "script" && /^application\/ld\+json\b/i.test(attributes.get("type")?.trim() ?? "");
    if (tag === "svg") isInSvg = true;
    const isTitle = tag === "title" && title === null && !isInSvg;
    if (isTitle || (isJsonLd && jsonLd.length < MAX_SCRIPTS)) text = "";
  };
  const add = (more: string) => {
    if (text !== null) text += more;
  };

  const callbacks: TokenizerCallbacks = {
    onopentagname(start, end) {
      tag = html.slice(start, end).toLowerCase();
      attributes = new Map();
    },
    onattribname(start, end) {
      attribute = html.slice(start, end).toLowerCase();
      value = "";
    },
    onattribdata(start, end) {
      value += html.slice(start, end);
    },
    onattribentity(codePoint) {
      value += String.fromCodePoint(codePoint);
    },
    onattribend() {
      if (!attributes.has(attribute)) attributes.set(attribute, value);
    },
    onopentagend: endTag,
    onselfclosingtag() {
      endTag();
      if (tag === "svg") isInSvg = false;
    },
    ontext: (start, end) => add(html.slice(start, end)),
    ontextentity: (codePoint) => add(String.fromCodePoint(codePoint)),
    onclosetag(start, end) {
      const name = html.slice(start, end).toLowerCase();
      if (name === "svg") isInSvg = false;
      if (text === null) return;
      if (name === "title") title = text;
      else if (name === "script") jsonLd.push(text);
      else return;
      text = null;
    },
    oncdata: ignore,
    oncomment: ignore,
    ondeclaration: ignore,
    onprocessinginstruction: ignore,
    onend: ignore,
  };
  const tokenizer = new Tokenizer({}, callbacks);
  for (let start = 0; start < html.length && metas <= MAX_METAS; start += CHUNK) {
    if (start > 0) await nextTurn();
    tokenizer.write(html.slice(start, start + CHUNK));
  }
  tokenizer.end();
  return { title: title ?? "", meta, jsonLd, charset };
}

function ignore(): void {}

/** Returns the charset that a `meta` element declares in `charset` or `content`, or null for other elements. */
function getCharset(attributes: Attributes): string | null {
  const named = attributes.get("charset")?.trim();
  if (named) return named;
  if (attributes.get("http-equiv")?.trim().toLowerCase() !== "content-type") return null;
  return /charset\s*=\s*["']?([^\s"';]+)/i.exec(attributes.get("content") ?? "")?.[1] ?? null;
}

/** Returns the visible text of markup. Removes tags and decodes entities. */
export function extractVisibleText(markup: string): string {
  if (!/[<&]/.test(markup)) return markup;
  const parts: string[] = [];
  let isHidden = false;
  const tokenizer = new Tokenizer(
    {},
    {
      ontext: (start, end) => void (isHidden || parts.push(markup.slice(start, end))),
      ontextentity: (codePoint) => void (isHidden || parts.push(String.fromCodePoint(codePoint))),
      onopentagname(start, end) {
        isHidden = /^(script|style)$/i.test(markup.slice(start, end));
        parts.push(" ");
      },
      onclosetag() {
        isHidden = false;
        parts.push(" ");
      },
      onattribdata: ignore,
      onattribentity: ignore,
      onattribend: ignore,
      onattribname: ignore,
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onend: ignore,
      onopentagend: ignore,
      onprocessinginstruction: ignore,
      onselfclosingtag: ignore,
    },
  );
  tokenizer.write(markup);
  tokenizer.end();
  return parts.join("");
}
