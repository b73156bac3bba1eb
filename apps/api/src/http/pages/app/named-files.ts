import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DEFAULT_SITE_NAME } from "@giftling/messages/language";
import type { FastifyInstance } from "fastify";
import { escapeHtml } from "../plain/page.ts";

type NamedFile = {
  files: RegExp;
  type: string;
  cacheControl: string;
  /** Returns the file content `text` with `siteName` in place of the default name of the site. */
  fill: (text: string, siteName: string) => string;
};

const HOUR = "public, max-age=3600";

/** Files of the built web app, outside its pages, that contain the default name of the site. */
const NAMED_FILES: readonly NamedFile[] = [
  {
    files: /^manifest(\.\w+)?\.webmanifest$/,
    type: "application/manifest+json; charset=utf-8",
    cacheControl: HOUR,
    fill: (text, name) =>
      text.replaceAll(DEFAULT_SITE_NAME, () => JSON.stringify(name).slice(1, -1)),
  },
  {
    files: /^offline(\.\w+)?\.html$/,
    type: "text/html; charset=utf-8",
    cacheControl: HOUR,
    fill: (text, name) => text.replaceAll(DEFAULT_SITE_NAME, () => escapeHtml(name)),
  },
  {
    files: /^favicon\.svg$/,
    type: "image/svg+xml",
    cacheControl: HOUR,
    fill: (text, name) => text.replaceAll(DEFAULT_SITE_NAME, () => escapeHtml(name)),
  },
  {
    files: /^service-worker\.js$/,
    type: "text/javascript; charset=utf-8",
    cacheControl: "no-cache",
    // Browsers install a changed worker, which caches the offline pages again.
    fill: (text, name) => `${text}\n// ${name}\n`,
  },
];

/**
 * Registers a route for each file in `webDist` that contains the default name. Replaces the default name with
 * `siteName`.
 */
export function registerSiteNameFiles(
  app: FastifyInstance,
  webDist: string,
  siteName: string,
): void {
  for (const file of readdirSync(webDist)) {
    const named = NAMED_FILES.find(({ files }) => files.test(file));
    if (named === undefined) continue;
    const content = named.fill(readFileSync(path.join(webDist, file), "utf8"), siteName);
    app.get(`/${file}`, (_request, reply) =>
      reply.type(named.type).header("cache-control", named.cacheControl).send(content),
    );
  }
}
