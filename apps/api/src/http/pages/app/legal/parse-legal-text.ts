import type { Language, LegalElementView, LegalNodeView, LegalTextView } from "@giftling/domain";
import type { Definition, Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";

/** Schemes of links that a legal text can contain. */
const SCHEMES = ["http:", "https:", "mailto:"];

const COMMENT = /^<!--(?:(?!-->).)*-->\s*$/s;

/**
 * Parses an operator's legal text in Markdown (CommonMark). HTML becomes visible text, except comments, which are
 * omitted. Pictures are replaced by their descriptions, and links with unsafe URLs by their texts. URLs are relative to
 * `origin`.
 */
export function parseLegalText(
  markdown: string,
  { language, origin }: { language: Language; origin: string },
): LegalTextView {
  const { children } = fromMarkdown(markdown);
  const definitions = new Map(
    children
      .filter((node): node is Definition => node.type === "definition")
      .map(({ identifier, url }) => [identifier, url]),
  );

  const convertAll = (nodes: readonly Nodes[]): LegalNodeView[] => nodes.flatMap(convert);
  const element = (
    tag: LegalElementView["tag"],
    nodes: readonly Nodes[] = [],
    attributes: Pick<LegalElementView, "href" | "start"> = {},
  ): LegalNodeView[] => [{ tag, ...attributes, children: convertAll(nodes) }];

  function link(url: string | undefined, nodes: readonly Nodes[]): LegalNodeView[] {
    const href = url === undefined ? null : toSafeUrl(url, origin);
    return href === null ? convertAll(nodes) : element("a", nodes, { href });
  }

  function convert(node: Nodes): LegalNodeView[] {
    switch (node.type) {
      case "text":
        return [node.value];
      case "html":
        return COMMENT.test(node.value) ? [] : [node.value];
      case "code":
        return [{ tag: "pre", children: [node.value] }];
      case "inlineCode":
        return [{ tag: "code", children: [node.value] }];
      case "image":
      case "imageReference":
        return [node.alt ?? ""];
      case "link":
        return link(node.url, node.children);
      case "linkReference":
        return link(definitions.get(node.identifier), node.children);
      case "emphasis":
        return element("em", node.children);
      case "strong":
        return element("strong", node.children);
      case "paragraph":
        return element("p", node.children);
      case "heading":
        return element(node.depth <= 3 ? "h3" : "h4", node.children);
      case "blockquote":
        return element("blockquote", node.children);
      case "list":
        return element(node.ordered ? "ol" : "ul", node.children, {
          ...(typeof node.start === "number" && node.start !== 1 ? { start: node.start } : {}),
        });
      case "listItem": {
        const [only, ...others] = node.children;
        const isLine = only?.type === "paragraph" && others.length === 0;
        return element("li", isLine ? only.children : node.children);
      }
      case "break":
        return element("br");
      case "thematicBreak":
        return element("hr");
      default:
        return [];
    }
  }

  let title: string | null = null;
  const intro: LegalNodeView[] = [];
  const sections: { title: string; body: LegalNodeView[] }[] = [];
  for (const node of children) {
    if (node.type !== "heading" || node.depth > 2) {
      (sections.at(-1)?.body ?? intro).push(...asBlock(node, convert(node)));
      continue;
    }
    const heading = getText(convertAll(node.children));
    if (node.depth === 1 && title === null) title = heading;
    else sections.push({ title: heading, body: [] });
  }
  return { language, title, intro, sections };
}

/** Wraps the text of an HTML block in a paragraph. */
const asBlock = (node: Nodes, converted: LegalNodeView[]): LegalNodeView[] =>
  node.type === "html" && converted.length > 0 ? [{ tag: "p", children: converted }] : converted;

const getText = (nodes: readonly LegalNodeView[]): string =>
  nodes.map((node) => (typeof node === "string" ? node : getText(node.children))).join("");

/**
 * Returns a link's URL, resolved against `origin`. Returns null for a fragment, a URL with credentials, or another
 * scheme.
 */
function toSafeUrl(url: string, origin: string): string | null {
  if (url.startsWith("#") || !URL.canParse(url, origin)) return null;
  const { href, protocol, username, password } = new URL(url, origin);
  return SCHEMES.includes(protocol) && username === "" && password === "" ? href : null;
}
