import type { FastifyInstance } from "fastify";

/** What search engines may list: the pages that are about the product. Hubs are found by those who have their address (D11). */
const LISTED = ["/", "/pricing", "/about", "/privacy", "/cookies", "/terms"] as const;

/** Nobody's business but the person's who has the address. */
const PRIVATE = ["/api/", "/trpc/", "/media/", "/dashboard", "/settings", "/onboarding"] as const;

/** GET /robots.txt and /sitemap.xml. Hubs are not forbidden here: their `noindex` must be read to be kept. */
export function searchEngineRoutes(
  app: FastifyInstance,
  { origin, billing }: { origin: string; billing: boolean },
): void {
  const robots = [
    "User-agent: *",
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
  // Without billing there is nothing to price (D31).
  const listed = LISTED.filter((path) => billing || path !== "/pricing");
  const urls = listed.map((path) => `<url><loc>${origin}${path}</loc></url>`).join("");
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`;
  app.get("/robots.txt", (_request, reply) => reply.type("text/plain; charset=utf-8").send(robots));
  app.get("/sitemap.xml", (_request, reply) =>
    reply.type("application/xml; charset=utf-8").send(sitemap),
  );
}
