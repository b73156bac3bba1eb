import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { closeFamily, reopenFamily } from "@giftling/db/queries/account/families";
import { deletePicture } from "@giftling/db/queries/pictures/pictures";
import { makeFamily, makeKid } from "@giftling/db/testing/factories";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { getJpegKey, type StorageDriver } from "../../services/storage/driver.ts";
import { createJpegCache } from "../../services/storage/jpeg-cache.ts";
import { storePicture, UNCROPPED_PICTURE_OPTIONS } from "../../services/storage/pictures.ts";
import { createTestApp, type TestApp } from "../../testing/app.ts";
import { storeTestPicture } from "../../testing/canary-family.ts";

let world: TestApp;
let familyId: string;
beforeAll(async () => {
  world = await createTestApp();
  familyId = (await makeFamily(world.db)).id;
});
afterAll(() => world.close());

describe("GET /media/:key", () => {
  test("serves the picture with a strict content type", async () => {
    const url = `/media/${await storeTestPicture(world.deps, familyId)}`;
    expect(url).toMatch(/^\/media\/[A-Za-z0-9_-]{43}\.webp$/);
    const response = await world.app.inject({ url });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "private, no-cache",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
    });
    expect((await sharp(response.rawPayload).metadata()).format).toBe("webp");
  });

  test("redirects to a CDN, which gets the picture for at most ten minutes", async () => {
    const cdn = "https://pictures.example";
    const other = await createTestApp({ PICTURE_CDN: cdn });
    onTestFinished(() => other.close());
    const family = await makeFamily(other.db);
    const path = `/media/${await storeTestPicture(other.deps, family.id)}`;
    const redirect = await other.app.inject({ url: path });
    expect(redirect.statusCode).toBe(302);
    expect(redirect.headers["cache-control"]).toBe("private, no-cache");
    expect(redirect.headers["content-security-policy"]).toContain(
      `img-src 'self' data: blob: ${cdn};`,
    );
    const { location = "" } = redirect.headers;
    expect(location.startsWith(`${cdn}/media/`)).toBe(true);
    const url = location.slice(cdn.length);

    const picture = await other.app.inject({ url });
    expect(picture.statusCode).toBe(200);
    const [, seconds] = /^public, max-age=(\d+)$/.exec(`${picture.headers["cache-control"]}`) ?? [];
    expect(Number(seconds)).toBeGreaterThan(0);
    expect(Number(seconds)).toBeLessThanOrEqual(600);

    other.clock.advance(600_000);
    expect((await other.app.inject({ url })).statusCode).toBe(404);
    const again = `${(await other.app.inject({ url: path })).headers.location}`.slice(cdn.length);
    await closeFamily(other.db, family.id, other.clock.now());
    expect((await other.app.inject({ url: again })).statusCode).toBe(404);
    expect((await other.app.inject({ url: path })).statusCode).toBe(404);
  });

  test("serves a JPEG to mail programs, with transparent areas in white", async () => {
    const clear = await sharp({
      create: { width: 600, height: 400, channels: 4, background: "#0000" },
    })
      .png()
      .toBuffer();
    const imageData = `data:image/png;base64,${clear.toString("base64")}`;
    const url = await storePicture(world.deps, familyId, imageData, UNCROPPED_PICTURE_OPTIONS);
    const answer = await world.app.inject({ url: url.replace(".webp", ".jpg") });
    expect(answer.headers).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "private, no-cache",
      "cross-origin-resource-policy": "cross-origin",
    });
    const { data, info } = await sharp(answer.rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 600, height: 400, channels: 3 });
    expect(data[0]).toBe(255);
  });

  test("serves concurrent requests for a JPEG", async () => {
    const key = await storeTestPicture(world.deps, familyId);
    const url = `/media/${key.replace(".webp", ".jpg")}`;
    const answers = await Promise.all(Array.from({ length: 200 }, () => world.app.inject({ url })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  test("stores the JPEG next to the picture, and converts an older picture on the first request", async () => {
    const key = await storeTestPicture(world.deps, familyId);
    const jpegOf = (one: string) => path.join(world.folder, getJpegKey(one));
    const jpeg = await readFile(jpegOf(key));
    expect((await world.app.inject(`/media/${getJpegKey(key)}`)).rawPayload).toEqual(jpeg);

    const older = await storeTestPicture(world.deps, familyId);
    await rm(jpegOf(older));
    const answer = await world.app.inject(`/media/${getJpegKey(older)}`);
    expect(answer.statusCode).toBe(200);
    expect(await readFile(jpegOf(older))).toEqual(answer.rawPayload);
  });

  test("stores no JPEG of a picture that is deleted during the conversion", async () => {
    const key = await storeTestPicture(world.deps, familyId);
    await rm(path.join(world.folder, getJpegKey(key)));
    const { storage } = world.deps;
    const put: StorageDriver["put"] = async (...file) => {
      await deletePicture(world.db, key);
      await storage.delete(key);
      await storage.put(...file);
    };
    const jpegs = createJpegCache({ ...world.deps, storage: { ...storage, put } });
    expect(await jpegs.get(key)).toBeInstanceOf(Buffer);
    expect(
      (await readdir(world.folder)).filter((name) => name.startsWith(key.slice(0, 43))),
    ).toEqual([]);
  });

  test("serves a JPEG that cannot be stored", async () => {
    const key = await storeTestPicture(world.deps, familyId);
    await rm(path.join(world.folder, getJpegKey(key)));
    const put = () => Promise.reject(new Error("the disk is full"));
    const jpegs = createJpegCache({ ...world.deps, storage: { ...world.deps.storage, put } });
    expect(await jpegs.get(key)).toBeInstanceOf(Buffer);
  });

  test("hides the pictures of a closed account (rule: closed-account)", async () => {
    const { id } = await makeFamily(world.db);
    const url = `/media/${await storeTestPicture(world.deps, id)}`;
    const status = async () => (await world.app.inject({ url })).statusCode;
    const jpeg = url.replace(".webp", ".jpg");
    expect((await world.app.inject({ url: jpeg })).statusCode).toBe(200);
    await closeFamily(world.db, id, new Date());
    expect(await status()).toBe(404);
    expect((await world.app.inject({ url: jpeg })).statusCode).toBe(404);
    await reopenFamily(world.db, id);
    expect(await status()).toBe(200);
  });

  test("hides a put-away wish's picture from visitors, but not from its giver and the family (rule: put-away)", async () => {
    const { id: home, caller } = await world.parent();
    const { id: kidId } = await makeKid(world.db, home);
    const url = `/media/${await storeTestPicture(world.deps, home)}`;
    const wish = { name: "Kite", url: "https://shop.example/kite", imageUrl: url, quantity: 2 };
    const { id } = await caller.wishlist.create({ kidId, ...wish });
    const { passToken: token } = await world
      .visitor()
      .wishlist.purchase({ id, purchasedBy: "Rose" });
    const cookie = await world.signIn(home);
    const status = async (at: string, headers = {}) =>
      (await world.app.inject({ url: at, headers })).statusCode;
    const giversUrl = async () => (await world.visitor().gifts.pass({ token })).imageUrl ?? "";
    await caller.wishlist.update({ id, state: "put-away" });
    const ofGiver = await giversUrl();
    expect(await status(url)).toBe(404);
    expect(await status(url.replace(".webp", ".jpg"))).toBe(404);
    expect(await status(ofGiver)).toBe(200);
    expect(await status(url, { cookie })).toBe(200);
    await caller.account.updateSharing({ isPublished: false });
    expect(await status(ofGiver)).toBe(200);
    await caller.account.updateSharing({ isPublished: true });
    await caller.wishlist.update({ id, state: "shown" });
    expect(await status(url)).toBe(200);
    await caller.wishlist.update({ id, state: "put-away" });
    await world.visitor().gifts.release({ token });
    expect(await status(ofGiver)).toBe(404);
  });

  test("revalidates by ETag, and returns 404 once its row is deleted, even if the file exists", async () => {
    const key = await storeTestPicture(world.deps, familyId);
    for (const url of [`/media/${key}`, `/media/${key.replace(".webp", ".jpg")}`]) {
      const { etag } = (await world.app.inject({ url })).headers;
      const again = () => world.app.inject({ url, headers: { "if-none-match": String(etag) } });
      expect((await again()).statusCode).toBe(304);
      expect((await again()).body).toBe("");
    }
    const gone = await storeTestPicture(world.deps, familyId);
    await deletePicture(world.db, gone);
    expect(await world.deps.storage.get(gone)).not.toBeNull();
    expect((await world.app.inject({ url: `/media/${gone}` })).statusCode).toBe(404);
  });

  test.each([
    "nothing.webp",
    "..%2F..%2Fetc%2Fpasswd",
    ".webp",
    ".jpg",
    `${"a".repeat(43)}.webp`,
    `${"a".repeat(43)}.jpg`,
  ])("returns 404 for %s", async (key) => {
    expect((await world.app.inject({ url: `/media/${key}` })).statusCode).toBe(404);
  });
});
