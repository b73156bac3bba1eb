import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import { type Markup, renderHtml } from "./html.ts";
import { sendResponse } from "./http.ts";

export interface PageOptions {
  title: string;
  body: Markup;
  status?: number;
  /** Width of the page's content: "narrow" for a form, "wide" for lists. Default "narrow". */
  width?: "narrow" | "wide";
  /** Origins to which forms on this page may be submitted, in addition to the page's own origin. */
  formTargets?: string[];
}

const SPROUT = renderHtml`<svg class="mark" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
  <rect x="7" y="19" width="26" height="15" rx="4" class="mark-box" />
  <path d="M20 34V13" class="mark-stem" />
  <path d="M20 15c0-5-3.6-8.4-9-8.6 0 5.4 3.6 8.8 9 8.6Z" class="mark-leaf" />
  <path d="M20 12c0-4 2.9-6.8 7.4-7 0 4.4-2.9 7.2-7.4 7Z" class="mark-leaf" />
</svg>`;

/** Sends a page with the common layout of the local services. The page's content security policy forbids scripts. */
export function sendPage(response: ServerResponse, page: PageOptions): void {
  const { title, body, status = 200, width = "narrow", formTargets = [] } = page;
  const document = renderHtml`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/style.css">
</head>
<body class="${width}">
<header class="top"><a href="/">${SPROUT}<span>Giftling <small>on this machine</small></span></a></header>
<main>${body}</main>
</body>
</html>`;
  sendResponse(response, status, "text/html; charset=utf-8", document.text, {
    "content-security-policy": [
      "default-src 'none'",
      "style-src 'self'",
      "font-src 'self'",
      "img-src 'self'",
      "frame-src 'self'",
      `form-action ${["'self'", ...formTargets].join(" ")}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join("; "),
  });
}

/** Sends a page with a short message and a link, such as an error page. */
export function sendNoticePage(
  response: ServerResponse,
  page: { title: string; heading?: string; status: number; text: string; detail?: string },
  link: { url: string; label: string },
): void {
  const { title, heading = title, status, text, detail } = page;
  sendPage(response, {
    title,
    status,
    body: renderHtml`<div class="card">
<h1>${heading}</h1>
<p>${text}</p>
${detail ? renderHtml`<p class="soft small">${detail}</p>` : undefined}
<p><a class="button" href="${link.url}">${link.label}</a></p>
</div>`,
  });
}

/** Returns a file under /assets/ by name, such as "style.css". Returns undefined for an unknown name. */
export function findAsset(name: string): { type: string; body: Buffer } | undefined {
  const asset = ASSETS[name];
  return asset && { type: asset.type, body: readFileSync(asset.file) };
}

const require = createRequire(import.meta.url);
const ASSETS: Record<string, { type: string; file: string }> = {
  "style.css": {
    type: "text/css; charset=utf-8",
    file: path.join(import.meta.dirname, "style.css"),
  },
  "icon.svg": { type: "image/svg+xml", file: path.join(import.meta.dirname, "icon.svg") },
  "serif.woff2": {
    type: "font/woff2",
    file: require.resolve("@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2"),
  },
  "sans.woff2": {
    type: "font/woff2",
    file: require.resolve("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2"),
  },
};
