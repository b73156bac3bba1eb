import { PRIVATE_PAGES } from "@giftling/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { APP_ORIGIN, createTestApp, type TestApp } from "../../../testing/app.ts";

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

test("excludes every private page in robots.txt (rule: unlisted-pages)", async () => {
  const { body } = await world.app.inject("/robots.txt");
  expect(body.split("\n").sort()).toEqual(
    [
      "User-agent: *",
      "Disallow: /api/",
      "Disallow: /trpc/",
      "Disallow: /media/",
      ...PRIVATE_PAGES.map(({ path }) => `Disallow: ${path}`),
      `Sitemap: ${APP_ORIGIN}/sitemap.xml`,
      "",
      "",
    ].sort(),
  );
});

test("lists only the product's pages in the sitemap", async () => {
  const { body } = await world.app.inject("/sitemap.xml");
  const listed = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => url);
  for (const path of ["/", "/pricing", "/about", "/privacy", "/cookies", "/terms"]) {
    expect(listed).toContain(`${APP_ORIGIN}${path}`);
  }
  for (const path of ["/", "/pricing", "/about"]) {
    const spanish = `${APP_ORIGIN}${path}?lang=es`;
    expect(listed, "each language is a page").toContain(spanish);
    expect(body).toContain(`hreflang="es" href="${spanish}"`);
  }
  expect(listed.join()).not.toMatch(/hub|signup|dashboard|thank-you|goodbye|\$/);
});
