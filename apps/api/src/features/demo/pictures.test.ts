import { cpSync } from "node:fs";
import path from "node:path";
import { createDemoHub, createDemoHubKids } from "@giftling/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/app.ts";
import { createDemoGiftAccessToken, getDemoGift } from "./responses.ts";

const NOW = new Date("2026-03-14T12:00:00.000Z");
const hubs = createDemoHubKids(NOW).kids.flatMap(({ id }) => createDemoHub(id, NOW) ?? []);
const wishes = hubs.flatMap(({ wishlist }) => wishlist);
const urls = [...hubs.map(({ kid }) => kid.avatarUrl), ...wishes.map(({ imageUrl }) => imageUrl)];

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
  const publicFiles = path.join(import.meta.dirname, "../../../../web/public");
  cpSync(publicFiles, path.join(world.folder, "web"), { recursive: true });
});
afterAll(() => world.close());

test("has a picture of every kid and of most wishes", () => {
  expect(hubs.every(({ kid }) => kid.avatarUrl !== null)).toBe(true);
  expect(urls.filter((url) => url !== null).length / urls.length).toBeGreaterThan(0.8);
});

test("serves the pictures with the web app's files, without the storage", async () => {
  for (const url of urls) {
    if (url === null) continue;
    const { statusCode, headers } = await world.app.inject(url);
    expect({ url, statusCode }).toEqual({ url, statusCode: 200 });
    expect(headers["content-type"]).toMatch(/^image\//);
    expect(headers["cache-control"]).toBe("public, max-age=3600");
  }
});

test("shows a wish's picture to its giver", () => {
  const drawn = wishes.find(({ imageUrl }) => imageUrl !== null);
  const token = createDemoGiftAccessToken("hold", drawn?.id ?? "");
  const gift = getDemoGift({ deps: world.deps, language: "en" }, token);
  expect(gift.imageUrl).toBe(drawn?.imageUrl);
});
