import {
  DEFAULT_LANGUAGE,
  filterPages,
  LANGUAGE_PARAMETER,
  LANGUAGES,
  type Language,
  PAGES,
} from "@giftling/domain";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../../core/env/env.ts";

/** Paths that search engines must not crawl, such as private pages (rule: unlisted-pages). */
const DISALLOWED = [
  "/api/",
  "/trpc/",
  "/media/",
  ...PAGES.filter(({ access }) => access === "private" || access === "onboarding")
    .map(({ path }) => path)
    // A disallowed path also covers its subpages.
    .filter((path) => path.lastIndexOf("/") === 0),
];

/** Registers GET /robots.txt and GET /sitemap.xml. Search engines must fetch a hub to read the hub's `noindex`. */
export function registerSearchEngineRoutes(
  app: FastifyInstance,
  { origin, billing, home }: Pick<Config, "origin" | "billing" | "home">,
): void {
  const robots = [
    "User-agent: *",
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
  const listed = filterPages(
    (page) =>
      "search" in page && page.search === "sitemap" && (billing || page.needsBilling !== true),
  );
  /** Returns the sitemap entries of a page, one per language. Each entry links to the page in all languages. */
  const entries = (path: string) => {
    const pathIn = (language: Language) =>
      language === DEFAULT_LANGUAGE ? path : `${path}?${LANGUAGE_PARAMETER}=${language}`;
    const links = LANGUAGES.map(
      (code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${origin}${pathIn(code)}"/>`,
    ).join("");
    return LANGUAGES.map(
      (language) => `<url><loc>${origin}${pathIn(language)}</loc>${links}</url>`,
    ).join("");
  };
  // Any other home shows a page that has its own path.
  const urls = listed
    .filter((path) => path !== "/" || home.kind === "landing")
    .map(entries)
    .join("");
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls}</urlset>\n`;
  app.get("/robots.txt", (_request, reply) => reply.type("text/plain; charset=utf-8").send(robots));
  app.get("/sitemap.xml", (_request, reply) =>
    reply.type("application/xml; charset=utf-8").send(sitemap),
  );
}
