import { DEFAULT_LANGUAGE, PAGES } from "@giftling/domain";
import { getLanguage, getSiteName, runWithLanguage } from "@giftling/messages/language";
import { getFooterLinkLabel } from "@giftling/messages/pages/footer";
import type { FastifyReply } from "fastify";
import { getVisitorLanguage } from "../../../core/request-language.ts";

/** Escapes text for HTML content and quoted attribute values. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Replaces the placeholders of a message with trusted HTML. */
export const insertHtml = (message: string, parts: Readonly<Record<string, string>>): string =>
  message.replaceAll(/\{(\w+)\}/g, (whole, name: string) => parts[name] ?? whole);

const header = () =>
  `<header class="bar"><a href="/"><img src="/favicon.svg" width="34" height="34" alt="">${escapeHtml(getSiteName())}</a></header>`;

const footer = () =>
  `<footer>${PAGES.map((page) =>
    "footer" in page ? `<a href="${page.path}">${getFooterLinkLabel(page.footer)}</a>` : "",
  ).join("")}</footer>`;

/** Renders a page of the API in the current language, styled by apps/web/public/plain.css. `body` is trusted HTML. */
export function renderPage(options: {
  title: string;
  /** Text of the page's heading. Default: the page's title. Null if the page's body contains a heading. */
  heading?: string | null;
  body: string;
  /** SVG from ./pictures.ts to show above the page's body. */
  picture?: string;
  isWide?: boolean;
  style?: string;
  /** URLs of additional style sheets and scripts in apps/web/public. */
  files?: readonly string[];
}): string {
  const { title, heading = title, body, picture = "", isWide = false, style, files = [] } = options;
  const parts = files.map((file) =>
    file.endsWith(".js")
      ? `<script defer src="${file}"></script>`
      : `<link rel="stylesheet" href="${file}">`,
  );
  return `<!doctype html>
<html lang="${getLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} | ${getSiteName()}`)}</title>
<meta name="theme-color" content="#fbf7f0" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#191613" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/plain.css">${parts.join("")}${style ? `<style>${style}</style>` : ""}
</head>
<body>
${header()}
<main${isWide ? ' class="wide"' : ""}>
${picture}
${heading === null ? "" : `<h1>${escapeHtml(heading)}</h1>\n`}${body}
</main>
${footer()}
</body>
</html>
`;
}

/** Sends an uncached page. `make` is a page in English, or a function that renders in the visitor's language. */
export function sendPage(reply: FastifyReply, status: number, make: string | (() => string)) {
  const spoken = typeof make === "string" ? DEFAULT_LANGUAGE : getVisitorLanguage(reply.request);
  return reply
    .status(status)
    .headers({ "cache-control": "no-store", "content-language": spoken })
    .type("text/html; charset=utf-8")
    .send(typeof make === "string" ? make : runWithLanguage(spoken, make));
}
