import {
  EARLY_CLICKS_SCRIPT,
  EARLY_REQUEST_SCRIPT,
  FORM_DIALOGS_SCRIPT,
  type HubColors,
  OWN_GIFTS_SCRIPT,
} from "@giftling/domain";
import * as landing from "@giftling/messages/landing/top";
import {
  DEFAULT_SITE_NAME,
  getLanguage,
  getLocale,
  getSiteName,
} from "@giftling/messages/language";
import * as frame from "@giftling/messages/pages/frame";
import type { PageHead } from "./head.ts";
import type { PrefetchUrls } from "./prefetch-urls.ts";
import { type StyleRule, selectUsedStyles } from "./used-styles.ts";

/** Styles of a page, created in page-styles.ts. The document contains only the styles that its markup uses. */
export type PageStyles = {
  /** CSS rules for a page with its own color scheme. */
  own: readonly StyleRule[];
  /** CSS rules for a page that follows the system's color scheme. */
  system: readonly StyleRule[];
  /** `@font-face` rules of downloaded fonts. */
  fonts: string;
};

/** Markup of a page, with the data and files that the browser needs for hydration. */
export type DocumentContent = {
  head: PageHead;
  origin: string;
  markup: string;
  /** Data for hydration, serialized in the document. */
  state: unknown;
  /**
   * Whether the browser hydrates the markup. If false, the app replaces the markup, as on an invitation's error page.
   */
  isWhole: boolean;
  /** Paths of the style sheets whose rules are in `styles`. */
  css: readonly string[];
  styles: PageStyles;
  /** Path of the script built from boot.ts, which starts the app, for example on the first interaction. */
  boot: string;
  /** Paths of the app's entry script and of the scripts that it imports, in this order. */
  modules: readonly string[];
  /** URL of a hub's event stream. Null for pages without live updates (rule: live-pages). */
  events: string | null;
  /** HTML of a hub's closed dialogs. */
  dialogs?: string | undefined;
  /** HTML of the printable sheet that replaces a hub in print. */
  printed?: string | undefined;
  /** Color scheme and background color of a hub's dark theme. Null if the page follows the system's color scheme. */
  look: Pick<HubColors, "scheme" | "paper"> | null;
  /** Background colors of a hub whose theme follows the system's color scheme. */
  papers?: { light: string; dark: string } | undefined;
};

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/**
 * Returns a CSS rule for browsers without JavaScript. The rule hides buttons that require the app. All other buttons
 * submit a form.
 */
const createNoScriptStyle = (hasForms: boolean) =>
  `button:not(${hasForms ? "[form]" : "[formaction]"}){display:none!important}`;

/** Parts of the built index.html that rendering replaces. */
const MARKERS = {
  language: '<html lang="en"',
  siteName: ` data-name="${DEFAULT_SITE_NAME}"`,
  colorScheme: ' data-mantine-color-scheme="light"',
  colorSchemeScript: '<script src="/color-scheme.js"></script>',
  themeColor: '<meta name="theme-color"',
  fonts: /<link rel="preload"[^>]* as="font"[^>]*>/g,
  moduleScripts: /<script type="module"[^>]*><\/script>/g,
  styleSheets: /<link rel="stylesheet"[^>]*>/g,
  noscript: /<noscript>[\s\S]*?<\/noscript>/,
  description: /<meta\s+name="description"[\s\S]*?\/>/,
  title: /<title>[\s\S]*?<\/title>/,
  headEnd: "</head>",
  root: '<div id="root"></div>',
} as const satisfies Record<string, string | RegExp>;
type Marker = keyof typeof MARKERS;

/**
 * Replaces the first match of a marker in the built index.html. Replaces all matches if the marker is a global pattern.
 * Throws if the marker is missing.
 */
function setPart(html: string, marker: Marker, by: (found: string) => string): string {
  let isThere = false;
  const filled = html.replace(MARKERS[marker], (found) => {
    isThere = true;
    return by(found);
  });
  if (!isThere) throw new Error(`The built index.html has no ${marker}: ${MARKERS[marker]}`);
  return filled;
}

/**
 * Returns the built index.html unchanged. Throws if the file lacks a marker that rendering replaces, so that the build
 * fails instead of a request.
 */
export function assertTemplateMarkers(template: string): string {
  for (const marker of Object.keys(MARKERS) as Marker[])
    setPart(template, marker, (found) => found);
  return template;
}

/** Returns the element with the page's data as JSON. Escapes text that would close the element. */
function stateTag(state: unknown): string {
  const json = JSON.stringify(state)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
  return `<script type="application/json" id="giftling-state">${json}</script>`;
}

const meta = (name: "name" | "property", key: string, content: string) =>
  `<meta ${name}="${key}" content="${escapeHtml(content)}" />`;

function headTags({ head, origin }: DocumentContent): string {
  const { title, description, canonical, image, siteName } = head;
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta("name", "description", description),
    ...(head.isIndexed ? [] : [meta("name", "robots", "noindex")]),
  ];
  if (canonical === null) return tags.join("");
  const url = `${origin}${canonical}`;
  for (const { code, path } of head.alternates) {
    tags.push(
      `<link rel="alternate" hreflang="${code}" href="${escapeHtml(`${origin}${path}`)}" />`,
    );
  }
  tags.push(
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    meta("property", "og:type", "website"),
    meta("property", "og:locale", getLocale().replace("-", "_")),
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

/** Sets the attributes `lang` and `data-name` of the `html` element. `data-name` gives the app the site's name. */
function applyLanguageAndName(template: string): string {
  const html = setPart(template, "language", () => `<html lang="${getLanguage()}"`);
  return setPart(html, "siteName", () => ` data-name="${escapeHtml(getSiteName())}"`);
}

/** Sets the address bar's color for each color scheme. Browsers use the first matching element. */
const applyThemeColors = (html: string, papers: { light: string; dark: string }) =>
  setPart(
    html,
    "themeColor",
    (site) =>
      Object.entries(papers)
        .map(
          ([scheme, paper]) =>
            `<meta name="theme-color" content="${paper}" media="(prefers-color-scheme: ${scheme})" />`,
        )
        .join("") + site,
  );

/**
 * Applies a theme's color scheme to the document, and the theme's background color to the address bar. Without a theme,
 * the styles apply the system's color scheme, so the color scheme script loads asynchronously.
 */
function applyTheme(template: string, { look, papers }: DocumentContent): string {
  const scheme = look ? ` data-mantine-color-scheme="${look.scheme}"` : "";
  const script = look ? "" : MARKERS.colorSchemeScript.replace("<script", "<script async");
  const html = setPart(
    setPart(template, "colorScheme", () => scheme),
    "colorSchemeScript",
    () => script,
  );
  if (look === null) return papers === undefined ? html : applyThemeColors(html, papers);
  return setPart(html, "themeColor", (site) => meta("name", "theme-color", look.paper) + site);
}

/**
 * Returns the document of a page, based on the built index.html. The document is usable without JavaScript. A tag for
 * boot.ts, which starts the app later, replaces the app's script tags. Throws if the template lacks a marker.
 */
export function renderDocument(template: string, page: DocumentContent): string {
  const paths = (files: readonly string[]) => files.map((file) => `/${file}`).join(" ");
  const events = page.events === null ? "" : ` data-events="${escapeHtml(page.events)}"`;
  const bootTag = `<script async src="/${page.boot}" data-modules="${paths(page.modules)}"${events}></script>`;
  const root = page.isWhole ? '<div id="root" data-whole>' : '<div id="root">';
  // The style sheets are disabled until boot.ts loads the app, because the document contains the styles of its markup.
  // The app checks the list before requesting a style sheet.
  const parts = page.css.map((file) => `<link rel="stylesheet" disabled href="/${file}" />`);
  const { own, system, fonts } = page.styles;
  const styles = selectUsedStyles(page.look ? own : system, page.markup);
  const inside = [
    `<script>${EARLY_CLICKS_SCRIPT}</script>`,
    `<style>${styles}</style>`,
    `<style id="giftling-fonts" media="not all">${fonts}</style>`,
    `<noscript><style>${fonts}${createNoScriptStyle(Boolean(page.dialogs))}</style></noscript>`,
    ...parts,
  ].join("");
  let html = applyTheme(applyLanguageAndName(template), page);
  // The font preloads are removed, because boot.ts loads the fonts after the first paint.
  for (const marker of [
    "moduleScripts",
    "styleSheets",
    "fonts",
    "noscript",
    "description",
  ] as const)
    html = setPart(html, marker, () => "");
  html = html.replace(/<link rel="modulepreload"[^>]*>/g, "");
  html = setPart(html, "title", () => headTags(page));
  html = setPart(html, "headEnd", (end) => `${bootTag}${inside}${end}`);
  // Removes empty lines before the markup is inserted, because empty lines in a family's text are content.
  html = html.replace(/\n\s*\n/g, "\n");
  const dialogs = page.dialogs
    ? `${page.dialogs}<script>${FORM_DIALOGS_SCRIPT}</script><script>${OWN_GIFTS_SCRIPT}</script>`
    : "";
  // The dialogs and their script precede the buttons, because a button may be tapped before the whole document has
  // arrived.
  const { markup, state, printed = "" } = page;
  return setPart(
    html,
    "root",
    () => `${dialogs}${root}${markup}</div>${stateTag(state)}${printed}`,
  );
}

/** Files and first request of a client-rendered page. */
type ShellParts = { css: readonly string[]; modules: readonly string[]; firstCall: PrefetchUrls };

/**
 * Returns the document of a client-rendered page, based on the built index.html. `state` is the serialized query cache.
 * With `parts`, the document preloads the page's files, fonts last, and sends the page's first request. Throws if the
 * template lacks a marker.
 */
export function renderPageShell(template: string, state: unknown, parts?: ShellParts): string {
  let html = setPart(applyLanguageAndName(template), "root", (root) => `${root}${stateTag(state)}`);
  html = setPart(html, "noscript", () => {
    return `<noscript>\n      <p class="noscript">${frame.javaScriptRequiredMessage()}</p>\n    </noscript>`;
  });
  const description = escapeHtml(landing.descriptionWithoutBilling());
  html = setPart(html, "description", () => `<meta name="description" content="${description}" />`);
  if (parts === undefined) return html;
  const { call, kidCall } = parts.firstCall;
  const kid = kidCall === null ? "" : ` data-kid-call="${escapeHtml(kidCall)}"`;
  const early = `<script data-call="${escapeHtml(call)}"${kid}>${EARLY_REQUEST_SCRIPT}</script>`;
  const missing = (files: readonly string[]) => files.filter((file) => !template.includes(file));
  const fonts: string[] = [];
  const withoutFonts = setPart(html, "fonts", (font) => {
    fonts.push(font.replace("<link", '<link fetchpriority="low"'));
    return "";
  });
  const links = [
    ...missing(parts.css).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...missing(parts.modules).map(
      (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
    ),
    ...fonts,
  ].join("");
  const ahead = setPart(withoutFonts, "colorSchemeScript", (script) => `${early}${script}`);
  return setPart(ahead, "headEnd", (end) => `${links}${end}`);
}
