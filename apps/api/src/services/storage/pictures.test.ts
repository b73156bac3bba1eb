import { buffer } from "node:stream/consumers";
import { makeFamily } from "@giftling/db/testing/factories";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AppError } from "../../core/errors/app-error.ts";
import { createTestApp, type TestApp } from "../../testing/app.ts";
import { measureCpuTime } from "../../testing/cpu-time.ts";
import { createOversizedPng, createPng } from "../../testing/png.ts";
import { findOwnPictureId, storePicture, storePictureBytes } from "./pictures.ts";

let world: TestApp;
let familyId: string;
let cookie: string;
beforeAll(async () => {
  world = await createTestApp();
  familyId = (await makeFamily(world.db)).id;
  cookie = await world.signIn(familyId);
});
afterAll(() => world.close());

const dataUrl = (bytes: Buffer, type = "image/png") =>
  `data:${type};base64,${bytes.toString("base64")}`;
const picture = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: "#1f6b4f" } });

const getKey = (url: string) => url.slice("/media/".length);

async function stored(imageData: string): Promise<Buffer> {
  const url = await storePicture(world.deps, familyId, imageData);
  const file = await world.deps.storage.get(getKey(url));
  if (!file) throw new Error("Nothing was stored");
  return buffer(file.content);
}

/** Returns the error for a rejected picture, and asserts that no row was stored. */
async function refusal(imageData: string): Promise<AppError> {
  const before = await world.db.query.pictures.findMany();
  const error = await storePicture(world.deps, familyId, imageData).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(AppError);
  expect(await world.db.query.pictures.findMany()).toHaveLength(before.length);
  if (!(error instanceof AppError)) throw error;
  return error;
}

describe("a stored picture", () => {
  test.each(["jpeg", "png", "webp"] as const)(
    "made from a %s is a WebP square of 512 pixels",
    async (format) => {
      const bytes = await picture().toFormat(format).toBuffer();
      const facts = await sharp(await stored(dataUrl(bytes))).metadata();
      expect(facts).toMatchObject({ format: "webp", width: 512, height: 512 });
    },
  );

  test("contains no metadata and is upright", async () => {
    const bytes = await picture(400, 800)
      .withExif({ IFD0: { Copyright: "Ana Rivera" }, IFD3: { GPSLatitude: "40/1 26/1 46/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const result = await stored(dataUrl(bytes, "image/jpeg"));
    const facts = await sharp(result).metadata();
    expect(facts.exif).toBeUndefined();
    expect(facts.orientation).toBeUndefined();
    expect(result.toString("latin1")).not.toContain("Ana Rivera");
  });

  test("contains the first frame of an animation", async () => {
    const frames = await Promise.all(
      ["#ff0000", "#0000ff"].map((background) =>
        sharp({ create: { width: 64, height: 64, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animated = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(2);
    const result = await stored(dataUrl(animated, "image/webp"));
    const facts = await sharp(result).metadata();
    expect(facts.pages ?? 1).toBe(1);
    const { dominant } = await sharp(result).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  test("is recognized by its content, not by the claimed type", async () => {
    const bytes = await picture().png().toBuffer();
    await expect(stored(dataUrl(bytes, "text/html"))).resolves.toBeInstanceOf(Buffer);
  });
});

describe("an upload is rejected for", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each([
    ["an SVG", dataUrl(Buffer.from(svg))],
    ["a page", dataUrl(Buffer.from("<!doctype html><script>1</script>"))],
    ["a GIF", dataUrl(Buffer.from("GIF89a\x01\x00\x01\x00"))],
    ["nothing", "data:image/png;base64,"],
    ["no data URL", "https://shop.example/cat.png"],
    ["another encoding", "data:image/png,%89PNG"],
    ["broken base64", "data:image/png;base64,@@@@"],
    ["only a picture's first bytes", dataUrl(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"))],
  ])("%s", async (_name, imageData) => {
    const error = await refusal(imageData);
    expect(error.code).toBe("INVALID_INPUT");
    expect(error.fields).toEqual({ imageData: error.message });
  });

  test("a truncated picture", async () => {
    const bytes = await picture().png().toBuffer();
    expect((await refusal(dataUrl(bytes.subarray(0, bytes.length / 2)))).code).toBe(
      "INVALID_INPUT",
    );
  });

  test.each([" ", "\n", "-", "_", "@", "=", "é"])(
    "a picture with %j in its base64",
    async (stray) => {
      const good = dataUrl(await picture().png().toBuffer());
      expect((await refusal(good.slice(0, 60) + stray + good.slice(60))).code).toBe(
        "INVALID_INPUT",
      );
      // Replaces a character instead of inserting one, so that the length stays valid for base64.
      expect((await refusal(good.slice(0, 60) + stray + good.slice(61))).code).toBe(
        "INVALID_INPUT",
      );
    },
  );

  test("more than 5 MB", async () => {
    const error = await refusal(dataUrl(Buffer.alloc(5 * 1024 * 1024 + 1)));
    expect(error.code).toBe("TOO_LARGE");
    expect(error.message).toBe("File size must be less than 5MB");
  });

  test("more than 25 megapixels, regardless of the file size", async () => {
    const bomb = createPng(30_000, 30_000, Buffer.alloc(500));
    expect(bomb.length).toBeLessThan(1_000);
    const milliseconds = await measureCpuTime(async () => {
      expect((await refusal(dataUrl(bomb))).code).toBe("INVALID_INPUT");
    });
    expect(milliseconds).toBeLessThan(2_000);
    const wide = await picture(5_001, 5_000).png({ compressionLevel: 9 }).toBuffer();
    expect((await refusal(dataUrl(wide))).message).toContain("25 megapixels");
  });
});

test("allows a retry for a picture that takes too long to decode", async () => {
  // Even a fast machine cannot decode half of the picture in one second.
  const bytes = createOversizedPng(60_000, 60_000);
  const effort = { pixels: 4_000_000_000, seconds: 1 };
  const options = { edge: 1280, fit: "inside" } as const;
  const before = await world.db.query.pictures.findMany();
  await expect(
    storePictureBytes(world.deps, familyId, bytes, options, effort),
  ).rejects.toMatchObject({
    code: "UNAVAILABLE",
    message: "We couldn't keep this picture just now. Please try again in a little while.",
    cause: expect.objectContaining({ message: expect.stringMatching(/^timeout: \d+% complete/) }),
  });
  expect(await world.db.query.pictures.findMany()).toEqual(before);
});

describe("avatar URL", () => {
  test("is accepted for the family's own upload, with or without a timestamp", async () => {
    const url = await storePicture(world.deps, familyId, dataUrl(await picture().png().toBuffer()));
    const id = await findOwnPictureId(world.db, familyId, url);
    expect(await findOwnPictureId(world.db, familyId, `${url}?t=1700000000`)).toBe(id);
  });

  test("is rejected for another family and for another site", async () => {
    const url = await storePicture(world.deps, familyId, dataUrl(await picture().png().toBuffer()));
    const stranger = await makeFamily(world.db);
    await expect(findOwnPictureId(world.db, stranger.id, url)).rejects.toThrow(
      "Please upload the picture first",
    );
    for (const other of [
      `https://evil.example${url}`,
      `//evil.example${url}`,
      `${url}/x`,
      "/media/",
      "",
    ]) {
      await expect(findOwnPictureId(world.db, familyId, other)).rejects.toThrow(
        "Please upload the picture first",
      );
    }
  });
});

describe("upload", () => {
  const upload = (imageData: string) =>
    world.app.inject({
      method: "POST",
      url: "/api/kids/upload-avatar",
      headers: { cookie },
      payload: { imageData, mimeType: "image/png" },
    });

  test("accepts 5 MB over REST and tRPC", async () => {
    const large = await sharp({
      create: {
        width: 1_250,
        height: 1_250,
        channels: 3,
        background: "#fff",
      },
    })
      .png({ compressionLevel: 0 })
      .toBuffer();
    expect(large.length).toBeGreaterThan(4_500_000);
    expect(large.length).toBeLessThan(5 * 1024 * 1024);
    const response = await upload(dataUrl(large));
    expect(response.statusCode).toBe(201);
    expect(response.json().publicURL).toMatch(/^\/media\//);
    for (const procedure of ["kids.uploadAvatar", "pictures.upload"]) {
      const overTrpc = await world.app.inject({
        method: "POST",
        url: `/trpc/${procedure}`,
        headers: { cookie, "content-type": "application/json" },
        payload: JSON.stringify({ imageData: dataUrl(large), mimeType: "image/png" }),
      });
      expect(overTrpc.statusCode, procedure).toBe(200);
    }
  });

  test("rejects more than 5 MB", async () => {
    const slightly = await upload(dataUrl(Buffer.alloc(5 * 1024 * 1024 + 1)));
    expect(slightly.statusCode).toBe(413);
    expect(slightly.json().message).toBe("File size must be less than 5MB");
    const far = await upload(dataUrl(Buffer.alloc(8 * 1024 * 1024)));
    expect(far.statusCode).toBe(413);
    expect(far.json().code).toBe("TOO_LARGE");
  });
});
