import { families } from "@giftling/db/schema/index";
import { makeKid, makePicture } from "@giftling/db/testing/factories";
import { updateRow } from "@giftling/db/testing/rows";
import { addDays, DEFAULT_HUB_THEME, getHubColors } from "@giftling/domain";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { fitTextToWidth } from "./fit-text-to-width.ts";
import {
  createLinkPreviewRenderer,
  formatLinkPreviewTitle,
  getLinkPreviewText,
} from "./preview-picture.ts";
import { createTextOutliner } from "./text-outliner.ts";

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
});
afterAll(() => world.close());

const paint = createLinkPreviewRenderer();
const letter = createTextOutliner();
const facts = {
  words: getLinkPreviewText([]).words,
  showsBranding: true,
  colors: getHubColors(DEFAULT_HUB_THEME),
};

describe("the preview picture", () => {
  test.each([
    ["a short name", ["Bo"]],
    ["a name as long as they get", ["W".repeat(80)]],
    ["many children", ["Emma", "Theo", "Mia", "Ana"]],
    ["markup", ["</svg><script>alert(1)</script>&\"'"]],
    ["another alphabet", ["Łukasz", "Zoë"]],
    ["another script", ["李小龍"]],
    ["nothing that could be set", ["🌸🌸"]],
  ])("is rendered for %s", async (_what, names) => {
    const png = await paint({ ...facts, title: formatLinkPreviewTitle(names) }, null);
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(png.length).toBeLessThan(120_000);
  });

  test("fits every line of any name into its area", () => {
    for (const name of ["Bo", "W".repeat(80), "Maximiliana Konstantina Wolfeschlegelsteinhausen"]) {
      const { lines } = fitTextToWidth(letter, formatLinkPreviewTitle([name]), 620) ?? {
        lines: [],
      };
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(line.width).toBeLessThanOrEqual(620);
    }
  });

  test("contains text as paths only", () => {
    expect(letter('<text>"&', 40)?.svg).toMatch(/^(<path transform="[^"<>]+" d="[^"<>]+"\/>)+$/);
    expect(letter("李", 40)).toBeNull();
  });

  test("omits emoji from the name", () => {
    expect(formatLinkPreviewTitle(["Emma 🌸"])).toBe("Emma’s Hub");
    expect(formatLinkPreviewTitle(["Emma", "Theo"])).toBe("Emma & Theo");
    expect(formatLinkPreviewTitle(["Emma", "Theo", "Mia"])).toBe("Emma, Theo & 1 more");
  });
});

describe("GET /hub/:familyUrl/preview.png", () => {
  const get = (url: string) => world.app.inject(url);

  test("can be embedded by other sites and cached by browsers only, and returns 404 without a hub", async () => {
    const { id, familyUrl } = await world.parent();
    expect((await get(`/hub/${familyUrl}/preview.png`)).statusCode).toBe(404);
    await makeKid(world.db, id, { firstName: "Emma" });
    const response = await get(`/hub/${familyUrl}/preview.png?kid=unknown`);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "content-type": "image/png",
      "cache-control": "private, no-cache",
      "cross-origin-resource-policy": "cross-origin",
      "x-robots-tag": "noindex",
    });
    const headers = { "if-none-match": response.headers.etag };
    const again = { url: `/hub/${familyUrl}/preview.png`, headers };
    expect((await world.app.inject(again)).statusCode).toBe(304);
    await updateRow(world.db, families, id, { isPublished: false });
    world.deps.hubs.drop(id);
    expect((await world.app.inject(again)).statusCode).toBe(404);
    const demo = await get("/hub/demo/preview.png");
    expect([demo.statusCode, demo.headers["cache-control"]]).toEqual([
      200,
      "public, max-age=86400",
    ]);
    expect((await get("/hub/nobody-at-all/preview.png")).statusCode).toBe(404);
  });

  test("serves the product's own preview, which search engines can index", async () => {
    const response = await get("/preview.png");
    expect(response.headers).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=86400",
      "cross-origin-resource-policy": "cross-origin",
    });
    expect(response.headers).not.toHaveProperty("x-robots-tag");
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  test("shows a photo only with the parent's permission (rule: link-preview)", async () => {
    const parent = await world.parent();
    const picture = await makePicture(world.db, parent.id);
    const red = { create: { width: 512, height: 512, channels: 3 as const, background: "#f00" } };
    await world.deps.storage.put(
      picture.storageKey,
      await sharp(red).webp().toBuffer(),
      "image/webp",
    );
    await makeKid(world.db, parent.id, { firstName: "Emma", avatarId: picture.id });
    const centre = async () => {
      const { rawPayload } = await get(`/hub/${parent.familyUrl}/preview.png`);
      const pixel = sharp(rawPayload).extract({ left: 980, top: 150, width: 1, height: 1 });
      return [...(await pixel.removeAlpha().raw().toBuffer())];
    };
    const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 200 && green + blue < 100;
    expect(isRed(await centre())).toBe(false);
    await parent.caller.account.updateSharing({ photoInPreviews: true });
    expect(isRed(await centre())).toBe(true);
    await parent.caller.account.updateSharing({ photoInPreviews: false });
    expect(isRed(await centre())).toBe(false);
  });

  test("uses the family's theme (rule: hub-themes)", async () => {
    const parent = await world.parent({ premiumGrantedUntil: addDays(new Date(), 2) });
    await makeKid(world.db, parent.id, { firstName: "Emma" });
    const corner = async () => {
      const { rawPayload } = await get(`/hub/${parent.familyUrl}/preview.png`);
      const pixel = sharp(rawPayload).extract({ left: 4, top: 4, width: 1, height: 1 });
      return (await pixel.removeAlpha().raw().toBuffer()).toString("hex");
    };
    expect(await corner()).toBe("fbf7f0");
    await parent.caller.account.updateTheme({ palette: "midnight" });
    expect(await corner()).toBe("14172a");
  });
});
