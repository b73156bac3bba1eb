import type { HubColors } from "@giftling/domain";
import type { Head } from "./head.ts";

/** Markup of one page, and what the browser needs to bring it to life. */
export type PageParts = {
  head: Head;
  origin: string;
  markup: string;
  /** What the server answered already. */
  state: unknown;
  /** The browser takes the markup over; a screen of what went wrong gives way to a new try. */
  isWhole: boolean;
  css: readonly string[];
  sheet: string;
  /** The script that starts the app when the page is idle, or first touched. */
  boot: string;
  /** The app's entry, and what it imports at once. */
  entry: string;
  modules: readonly string[];
  /** Hubs have their family's own look; other pages follow the system. */
  look: Pick<HubColors, "scheme" | "paper"> | null;
};

/** Text that may stand in an attribute or between tags. */
function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** JSON that can't end the script element it stands in. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

/** Every button of ours needs the app; where scripts are turned off none of them should look alive. */
const WITHOUT_SCRIPTS = "<noscript><style>button{display:none!important}</style></noscript>";

const ROOT = '<div id="root"></div>';

const stateTag = (state: unknown) =>
  `<script type="application/json" id="giftling-state">${scriptJson(state)}</script>`;

const meta = (name: "name" | "property", key: string, content: string) =>
  `<meta ${name}="${key}" content="${escapeHtml(content)}" />`;

function headTags({ head, origin }: PageParts): string {
  const { title, description, canonical, image, siteName } = head;
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta("name", "description", description),
    ...(head.isIndexed ? [] : [meta("name", "robots", "noindex")]),
  ];
  if (canonical === null) return tags.join("");
  const url = `${origin}${canonical}`;
  tags.push(
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    meta("property", "og:type", "website"),
    meta("property", "og:url", url),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
  );
  if (siteName) tags.push(meta("property", "og:site_name", siteName));
  if (image) {
    tags.push(
      meta("property", "og:image", image.url),
      meta("property", "og:image:type", "image/png"),
      meta("property", "og:image:width", "1200"),
      meta("property", "og:image:height", "630"),
      meta("property", "og:image:alt", image.alt),
      meta("name", "twitter:card", "summary_large_image"),
    );
  }
  return tags.join("");
}

/** The browser's own bar has the colour of the hub's paper, and no script asks what the system prefers. */
function withLook(template: string, look: PageParts["look"]): string {
  if (look === null) return template;
  return template
    .replace('data-mantine-color-scheme="light"', `data-mantine-color-scheme="${look.scheme}"`)
    .replace('<script src="/color-scheme.js"></script>', "")
    .replace('<meta name="theme-color"', (site) => meta("name", "theme-color", look.paper) + site);
}

/**
 * The built index.html as the document of one page: readable without any script. The scripts that would start the app at
 * once give way to the one that starts it later.
 */
export function toDocument(template: string, page: PageParts): string {
  const bootTag = `<script src="/${page.boot}" data-entry="/${page.entry}" data-modules="${page.modules
    .map((file) => `/${file}`)
    .join(" ")}"></script>`;
  const root = page.isWhole ? '<div id="root" data-whole>' : '<div id="root">';
  // The sheets that are in it are named, and not loaded: the app looks there before it asks for one.
  const parts = page.css.map((file) => `<link rel="stylesheet" disabled href="/${file}" />`);
  const styles = `<link rel="stylesheet" href="/${page.sheet}" />${parts.join("")}`;
  return (
    withLook(template, page.look)
      .replace(/<script type="module"[^>]*><\/script>/g, "")
      .replace(/<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, "")
      .replace(/<noscript>[\s\S]*?<\/noscript>/, "")
      .replace(/<meta\s+name="description"[\s\S]*?\/>/, "")
      .replace(/<title>[\s\S]*?<\/title>/, () => headTags(page))
      .replace("</head>", () => `${bootTag}${styles}${WITHOUT_SCRIPTS}</head>`)
      // Before the page's own text comes in, whose empty lines are its family's.
      .replace(/\n\s*\n/g, "\n")
      .replace(ROOT, () => `${root}${page.markup}</div>${stateTag(page.state)}`)
  );
}

/** The built index.html with answers for the app that starts in it. */
export function toShell(template: string, state: unknown): string {
  return template.replace(ROOT, () => `${ROOT}${stateTag(state)}`);
}
