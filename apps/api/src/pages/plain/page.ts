import { PAGES } from "@giftling/domain";
import type { FastifyReply } from "fastify";

/** Text as it may stand in HTML, in an attribute too. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The mark and the name, as the public pages' bar has them. */
const BAR = `<header class="bar"><a href="/"><img src="/favicon.svg" width="34" height="34" alt="">Giftling</a></header>`;

const FOOTER = `<footer>${PAGES.map((page) =>
  "footer" in page ? `<a href="${page.path}">${page.footer}</a>` : "",
).join("")}</footer>`;

/** A whole page made by the server, in the product's look (apps/web/public/plain.css), without any script. `body` is trusted HTML. */
export function page(options: {
  title: string;
  body: string;
  /** Of ./pictures.ts, above the text. */
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

/** Sends such a page; kept by nobody on the way. */
export function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .status(status)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(html);
}
