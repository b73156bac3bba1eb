import { PAGES } from "@giftling/domain";
import type { FastifyReply } from "fastify";

/** Escapes text for HTML, including attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The logo and the name, as in the bar of public pages. */
const BAR = `<header class="bar"><a href="/"><img src="/favicon.svg" width="34" height="34" alt="">Giftling</a></header>`;

const FOOTER = `<footer>${PAGES.map((page) =>
  "footer" in page ? `<a href="${page.path}">${page.footer}</a>` : "",
).join("")}</footer>`;

/** A whole page made by the API, styled by apps/web/public/plain.css, without scripts. `body` is trusted HTML. */
export function page(options: {
  title: string;
  body: string;
  /** An SVG of ./pictures.ts, shown above the text. */
  picture?: string;
  isWide?: boolean;
  style?: string;
}): string {
  const { title, body, picture = "", isWide = false, style } = options;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | Giftling</title>
<meta name="theme-color" content="#fbf7f0" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#191613" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/plain.css">${style ? `<style>${style}</style>` : ""}
</head>
<body>
${BAR}
<main${isWide ? ' class="wide"' : ""}>
${picture}
${body}
</main>
${FOOTER}
</body>
</html>
`;
}

/** Sends such a page, not cached. */
export function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .status(status)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(html);
}
