import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  EARLY_CLICKS_SCRIPT,
  EARLY_REQUEST_SCRIPT,
  FORM_DIALOGS_SCRIPT,
  OWN_GIFTS_SCRIPT,
} from "@giftling/domain";
import { DEFAULT_SITE_NAME, setSiteName } from "@giftling/messages/language";
import { describe, expect, test } from "vitest";
import { assertTemplateMarkers, renderDocument, renderPageShell } from "./document.ts";

/** Tags that Vite inserts into the built index.html. */
const BUILT = `<script type="module" crossorigin src="/assets/main.js"></script>
<link rel="modulepreload" crossorigin href="/assets/react.js">
<link rel="stylesheet" crossorigin href="/assets/app.css">`;
const SOURCE = '<script type="module" src="/src/main.tsx"></script>';
const TEMPLATE = readFileSync(join(import.meta.dirname, "../../index.html"), "utf8")
  .replace(SOURCE, "")
  .replace("</head>", `${BUILT}\n\n</head>`);

const page = {
  head: {
    title: "Emma's Hub",
    description: "A hub",
    canonical: null,
    alternates: [],
    image: null,
    siteName: null,
    isIndexed: false,
  },
  origin: "https://giftling.example",
  markup: "",
  state: null,
  isWhole: true,
  css: ["assets/app.css", "assets/hub.css"],
  styles: {
    own: [{ css: "p{margin:0}", selectors: [[]] }],
    system: [{ css: "p{margin:1px}", selectors: [[]] }],
    fonts: "@font-face{}",
  },
  boot: "boot.js",
  modules: ["main.js"],
  events: null,
  look: null,
};

test("preserves empty lines in a family's text for hydration", () => {
  const markup = "<p>We made it to the finals.\n\n \nThank you all.</p>";
  expect(renderDocument(TEMPLATE, { ...page, markup })).toContain(
    `<div id="root" data-whole>${markup}</div>`,
  );
});

test("inlines a page's styles and lists them for the app", () => {
  const document = renderDocument(TEMPLATE, page);
  expect(document).toContain("<style>p{margin:1px}</style>");
  expect(document).toContain(
    '</noscript><link rel="stylesheet" disabled href="/assets/app.css" /><link rel="stylesheet" disabled href="/assets/hub.css" />',
  );
});

test("contains nothing that blocks the first paint", () => {
  const document = renderDocument(TEMPLATE, page);
  const tags = document.match(/<(script|link)\b[^>]*>/g) ?? [];
  const waiting = tags.filter(
    (tag) =>
      /^<script(?=.*\bsrc=)(?!.*\basync\b)/.test(tag) ||
      /rel="(preload|stylesheet)"(?! disabled)/.test(tag),
  );
  expect(tags.length).toBeGreaterThan(4);
  expect(waiting).toEqual([]);
});

test("contains one inline script, whose hash is in the Content-Security-Policy", () => {
  const scripts = renderDocument(TEMPLATE, page).match(/<script>.*?<\/script>/gs);
  expect(scripts).toEqual([`<script>${EARLY_CLICKS_SCRIPT}</script>`]);
});

test("sets no color scheme on a page without a theme", () => {
  expect(renderDocument(TEMPLATE, page)).toContain('<html lang="en" data-name="Giftling">');
});

test("defers font loading to the boot script", () => {
  const document = renderDocument(TEMPLATE, page);
  expect(document).toContain('<style id="giftling-fonts" media="not all">@font-face{}</style>');
  expect(document).toContain("<noscript><style>@font-face{}");
});

test("hides buttons that need the app without scripts", () => {
  const rule = /<noscript><style>[^<]*button:not\((\[\w+\])\)\{display:none!important\}<.*<\/head>/;
  expect(rule.exec(renderDocument(TEMPLATE, page))?.[1]).toBe("[formaction]");
  const hub = renderDocument(TEMPLATE, { ...page, dialogs: "<template></template>" });
  expect(rule.exec(hub)?.[1]).toBe("[form]");
});

test("contains the dialogs of a hub with the scripts of its first paint", () => {
  const dialogs = "<template id=giving-dialogs></template>";
  const script = `<script>${FORM_DIALOGS_SCRIPT}</script><script>${OWN_GIFTS_SCRIPT}</script>`;
  // Maximum size of the script that handles the first tap.
  expect(FORM_DIALOGS_SCRIPT.length).toBeLessThan(1_500);
  expect(renderDocument(TEMPLATE, { ...page, dialogs })).toContain(dialogs + script);
  expect(renderDocument(TEMPLATE, page)).not.toContain(script);
});

test("escapes data that could end its script element", () => {
  const state = { bio: "</script><script>alert(1)</script><!--\u2028" };
  const document = renderDocument(TEMPLATE, { ...page, state });
  const json = /id="giftling-state">(.*?)<\/script>/s.exec(document)?.[1] ?? "";
  expect(json).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(json)).toEqual(state);
});

test("sets the address bar's color of a hub that follows the system", () => {
  const papers = { light: "#fff4ef", dark: "#1d1512" };
  expect(renderDocument(TEMPLATE, { ...page, papers })).toMatch(
    /<meta name="theme-color" content="#fff4ef" media="\(prefers-color-scheme: light\)" \/><meta name="theme-color" content="#1d1512" media="\(prefers-color-scheme: dark\)" \/>\s*<meta name="theme-color"/,
  );
});

test("uses the family's theme on a hub, independent of the system", () => {
  const look = { scheme: "dark", paper: "#101418" } as const;
  const document = renderDocument(TEMPLATE, { ...page, look });
  expect(document).toContain(
    '<html lang="en" data-mantine-color-scheme="dark" data-name="Giftling">',
  );
  expect(document).toContain("<style>p{margin:0}</style>");
  expect(document).not.toContain("color-scheme.js");
  expect(document).toMatch(
    /<meta name="theme-color" content="#101418" \/>\s*<meta name="theme-color"/,
  );
});

test("removes the app's script tags and the template's head", () => {
  const document = renderDocument(TEMPLATE, page);
  expect(document).not.toMatch(
    /type="module"|modulepreload|assets\/main\.js|Giftling needs JavaScript/,
  );
  expect(document.match(/<title>/g)).toHaveLength(1);
  expect(document.match(/name="description"/g)).toHaveLength(1);
});

test("has the language and the name of the site in its root element, escaped", () => {
  setSiteName('Ana & "Co"');
  const parts = [renderDocument(TEMPLATE, page), renderPageShell(TEMPLATE, null)];
  setSiteName(DEFAULT_SITE_NAME);
  for (const document of parts) {
    expect(document).toMatch(/<html lang="en"[^>]* data-name="Ana &amp; &quot;Co&quot;">/);
  }
});

describe("template markers", () => {
  test.each([
    ["siteName", / data-name="[^"]*"/],
    ["colorScheme", / data-mantine-color-scheme="light"/],
    ["colorSchemeScript", /<script src="\/color-scheme\.js"><\/script>/],
    ["themeColor", /<meta name="theme-color"[^>]*>/g],
    ["fonts", /<link rel="preload"[^>]*>/g],
    ["moduleScripts", /<script type="module"[^>]*><\/script>/g],
    ["styleSheets", /<link rel="stylesheet"[^>]*>/g],
    ["noscript", /<noscript>[\s\S]*<\/noscript>/],
    ["description", /<meta\s+name="description"[^>]*>/],
    ["title", /<title>[^<]*<\/title>/],
    ["headEnd", /<\/head>/],
    ["root", /<div id="root"><\/div>/],
  ])("rejects a template without %s", (marker, part) => {
    expect(assertTemplateMarkers(TEMPLATE)).toBe(TEMPLATE);
    const without = TEMPLATE.replace(part, "");
    const words = `The built index.html has no ${marker}: `;
    expect(() => assertTemplateMarkers(without)).toThrow(words);
    const look = { scheme: "light", paper: "#ffffff" } as const;
    expect(() => renderDocument(without, { ...page, look })).toThrow(words);
  });
});

test("rejects a page without its root", () => {
  expect(renderPageShell(TEMPLATE, null)).toContain('id="giftling-state">null</script>');
  expect(() => renderPageShell(TEMPLATE.replace('id="root"', 'id="app"'), null)).toThrow(
    "has no root",
  );
});

test("preloads the shell's files once, fonts last, and sends its first request", () => {
  const html = renderPageShell(TEMPLATE, null, {
    css: ["assets/app.css", "assets/settings.css"],
    modules: ["assets/react.js", "assets/settings.js"],
    firstCall: { call: "/trpc/a,b?batch=1&input=%7B%7D", kidCall: null },
  });
  const addresses = [...html.matchAll(/<link rel="(?:stylesheet|modulepreload)".*? href="(.*?)"/g)];
  expect(addresses.map(([, address]) => address)).toEqual([
    "/assets/react.js",
    "/assets/app.css",
    "/assets/settings.css",
    "/assets/settings.js",
  ]);
  const tags = html.match(/<link [^>]*rel="(?:preload|stylesheet|modulepreload)"/g) ?? [];
  expect(tags.slice(-2)).toEqual(Array(2).fill('<link fetchpriority="low" rel="preload"'));
  // The script must match exactly, because the Content-Security-Policy contains its hash.
  expect(html).toContain(
    `<script data-call="/trpc/a,b?batch=1&amp;input=%7B%7D">${EARLY_REQUEST_SCRIPT}</script>`,
  );
});
