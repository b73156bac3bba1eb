import { PRODUCT_PREVIEW_ERRORS } from "@giftling/domain";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { getCallOutcome } from "../../testing/test-fixture.ts";
import { createHtmlPage, openGraphPage } from "./testing/pages.ts";
import { createPreviewFixture } from "./testing/preview-fixture.ts";
import { startTestShop } from "./testing/shop.ts";

const { shop, world, wide, small, at, kite, preview, close } = await createPreviewFixture();
afterAll(close);
beforeEach(() => {
  shop.requests.length = 0;
});

const rows = async () => {
  const counted = await world.db.execute(`
    select (select count(*) from pictures) as pictures, (select count(*) from wishlist_items) as items,
      (select count(*) from registry_links) as links, (select count(*) from idempotency_keys) as keys`);
  return counted[0];
};

async function stored(imageUrl: string): Promise<Buffer> {
  const file = await world.deps.storage.get(imageUrl.replace("/media/", ""));
  const chunks: Buffer[] = [];
  for await (const chunk of file?.content ?? []) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe("fetch", () => {
  test("returns name, price, store, description and a picture copied for the parent", async () => {
    const { caller } = await world.parent();
    shop.page("/globe", { body: openGraphPage });
    shop.page("/globe.png", { type: "image/jpeg", body: wide });
    const answer = await caller.previews.fetch({ url: at("/globe") });
    expect(answer).toEqual({
      status: "found",
      name: "Puzzle Globe",
      price: "$54.95",
      store: "Mapmakers",
      description: 'A 12" globe & stand',
      imageUrl: expect.stringMatching(/^\/media\/[\w-]{43}\.webp$/),
    });
    expect(shop.paths()).toEqual(["/globe", "/globe.png"]);

    const { imageUrl = null } = answer.status === "found" ? answer : {};
    const facts = await sharp(await stored(imageUrl ?? "")).metadata();
    expect(facts).toMatchObject({ format: "webp", width: 800, height: 500 });
    expect(facts.exif).toBeUndefined();
  });

  test("returns only fields that are valid for the wish", async () => {
    const { caller } = await world.parent();
    shop.page("/kite", { body: kite("/small.png") });
    const answer = await caller.previews.fetch({ url: at("/kite") });
    if (answer.status !== "found") throw new Error(answer.reason);
    const { name, price, imageUrl, description } = answer;
    const kid = await caller.kids.create({ firstName: "Emma" });
    const item = { kidId: kid.id, url: at("/kite"), name, price, imageUrl, description };
    expect(await caller.wishlist.create(item)).toMatchObject({
      name: "Kite",
      price: "$12",
      imageUrl,
    });
  });

  test("preserves a small picture's size, and uses the first available picture", async () => {
    shop.page("/html.png", { body: "<title>Not a picture</title>" });
    shop.page("/kite", { body: kite("/gone.png", "/html.png", "/small.png") });
    const answer = await preview("/kite");
    const { imageUrl = null } = answer.status === "found" ? answer : {};
    expect(await sharp(await stored(imageUrl ?? "")).metadata()).toMatchObject({ width: 300 });
  });

  test("copies no picture when none is requested", async () => {
    const { caller } = await world.parent();
    shop.page("/kite", { body: kite("/small.png") });
    const before = await rows();
    const page = { name: "Kite", price: null, imageUrl: at("/small.png") };
    for (const read of [{}, { page }]) {
      const answer = await caller.previews.fetch({ url: at("/kite"), withPicture: false, ...read });
      expect(answer).toMatchObject({ status: "found", name: "Kite", imageUrl: null });
    }
    expect(shop.paths()).toEqual(["/kite"]);
    expect(await rows()).toMatchObject({ pictures: before?.pictures });
  });

  test("fetches only the picture when the parent's browser read the page", async () => {
    const { caller } = await world.parent();
    const page = { name: "Kite", price: "$12", imageUrl: at("/wide.jpg") };
    const url = "https://www.blocked.example/kite";
    expect(await caller.previews.fetch({ url, page })).toEqual({
      status: "found",
      name: "Kite",
      price: "$12",
      store: "blocked.example",
      description: null,
      imageUrl: expect.stringMatching(/^\/media\/[\w-]{43}\.webp$/),
    });
    expect(shop.paths()).toEqual(["/wide.jpg"]);
    // A missing picture, and pictures of private networks.
    for (const imageUrl of [
      at("/gone.png"),
      "http://127.0.0.1:1/a.png",
      "http://10.0.0.1/a.png",
      null,
    ]) {
      const answer = await caller.previews.fetch({ url, page: { ...page, imageUrl } });
      expect(answer, String(imageUrl)).toMatchObject({ name: "Kite", imageUrl: null });
    }
  });

  test.each([
    { name: "Kite\u202E", price: null, imageUrl: null },
    { name: "k".repeat(121), price: null, imageUrl: null },
    { name: "Kite", price: "$".repeat(41), imageUrl: null },
    { name: "Kite", price: null, imageUrl: "javascript:alert(1)" },
    { name: "Kite", price: null, imageUrl: "https://me:pw@shop.example/a.png" },
    { name: "Kite", price: null, imageUrl: null, description: "more" },
  ])("rejects %j as what the parent's browser read", async (page) => {
    const { caller } = await world.parent();
    expect(
      await getCallOutcome(caller.previews.fetch({ url: "https://shop.example/kite", page })),
    ).toBe("INVALID_INPUT");
  });

  test("stores nothing but the picture", async () => {
    shop.page("/kite", { body: kite("/small.png") });
    shop.page("/plain", { body: createHtmlPage("<title>Kite</title>") });
    const before = await rows();
    await preview("/plain");
    expect(await rows()).toEqual(before);
    await preview("/kite");
    expect(await rows()).toEqual({ ...before, pictures: String(Number(before?.pictures) + 1) });
  });
});

describe("hostile pictures", () => {
  const bomb = sharp({
    create: { width: 6_000, height: 6_000, channels: 3, background: "#fff" },
    limitInputPixels: false,
  });

  test("are omitted without losing the other fields", async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>`;
    const pictures: [string, string, string | Buffer][] = [
      ["/html", "text/html", "<title>Not a picture</title>"],
      ["/lying", "image/png", "<title>Not a picture</title>"],
      ["/svg", "image/svg+xml", svg],
      ["/bomb", "image/png", await bomb.png({ compressionLevel: 9 }).toBuffer()],
      ["/torn", "image/jpeg", wide.subarray(0, 600)],
      ["/large", "image/png", Buffer.concat([small, Buffer.alloc(2 * 1024 * 1024)])],
      ["/empty", "image/png", ""],
    ];
    const { caller } = await world.parent();
    const before = await rows();
    for (const [path, type, body] of pictures) {
      shop.page(path, { type, body });
      shop.page("/kite", { body: kite(path) });
      const answer = await caller.previews.fetch({ url: at("/kite") });
      expect(answer, path).toMatchObject({ status: "found", name: "Kite", imageUrl: null });
      expect(shop.paths(), path).toContain(path);
    }
    expect(await rows()).toEqual(before);
  });

  test("are not fetched from private hosts, neither directly nor through a redirect", async () => {
    const inside = await startTestShop();
    inside.page("/small.png", { type: "image/png", body: small });
    shop.redirect("/away.png", `${inside.origin}/small.png`);
    shop.page("/kite", {
      body: kite(`${inside.origin}/small.png`, "/away.png", "http://169.254.169.254/a.png"),
    });
    expect(await preview("/kite")).toMatchObject({ status: "found", imageUrl: null });
    expect(inside.requests).toEqual([]);
    await inside.close();
  });
});

describe("manual", () => {
  test("returns the reason as a message instead of an error", async () => {
    shop.page("/denied", { status: 403, body: "<title>Access Denied</title>" });
    shop.page("/captcha", { body: createHtmlPage("<title>Robot Check</title>") });
    shop.page("/json", { type: "application/json", body: "{}" });
    const manual = (reason: string) => ({ status: "manual", reason });
    expect(await preview("/nothing-here")).toEqual(manual(PRODUCT_PREVIEW_ERRORS.missing));
    expect(await preview("/denied")).toEqual(manual(PRODUCT_PREVIEW_ERRORS.blocked));
    expect(await preview("/captcha")).toEqual(manual(PRODUCT_PREVIEW_ERRORS.noDetails));
    expect(await preview("/json")).toEqual(manual(PRODUCT_PREVIEW_ERRORS.notAPage));
  });

  test("returns the same response for a private host and a closed or unusual port", async () => {
    const { caller } = await world.parent();
    const before = shop.requests.length;
    for (const url of [
      "http://127.0.0.1/",
      `http://127.0.0.1:${shop.port === 1 ? 2 : 1}/`,
      "http://10.0.0.1/",
      "http://169.254.169.254/latest/meta-data/",
      "http://[::1]:5432/",
    ]) {
      const answer = await caller.previews.fetch({ url });
      expect(answer, url).toEqual({ status: "manual", reason: PRODUCT_PREVIEW_ERRORS.unreachable });
    }
    expect(shop.requests.length).toBe(before);
  });
});
