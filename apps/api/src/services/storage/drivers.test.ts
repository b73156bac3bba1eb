import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { generateToken } from "../../core/crypto/tokens.ts";
import { startTestBucket, type TestBucket } from "../../testing/bucket.ts";
import { getJpegKey, type StorageDriver } from "./driver.ts";
import { createFolderStorage } from "./folder.ts";
import { createS3Storage } from "./s3.ts";

let bucket: TestBucket;
let folder: string;
const drivers: Record<string, StorageDriver> = {};

beforeAll(async () => {
  bucket = await startTestBucket();
  folder = await mkdtemp(path.join(tmpdir(), "giftling-storage-"));
  drivers.folder = createFolderStorage(path.join(folder, "made-when-needed"));
  drivers.s3 = createS3Storage(bucket.options("pictures"));
});
afterAll(async () => {
  bucket.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each(["folder", "s3"])("%s", (name) => {
  const driver = () => {
    const chosen = drivers[name];
    if (!chosen) throw new Error("No such driver");
    return chosen;
  };

  test("returns a stored file until it is deleted", async () => {
    const key = `${generateToken()}.webp`;
    const content = Buffer.from(generateToken());
    await driver().put(key, content, "image/webp");
    const file = await driver().get(key);
    expect(file?.size).toBe(content.length);
    expect(file && (await buffer(file.content)).equals(content)).toBe(true);
    await driver().delete(key);
    expect(await driver().get(key)).toBeNull();
    await expect(driver().delete(key)).resolves.toBeUndefined();
  });

  test("deletes the picture's JPEG with the picture", async () => {
    const key = `${generateToken()}.webp`;
    await driver().put(key, Buffer.from("webp"), "image/webp");
    await driver().put(getJpegKey(key), Buffer.from("jpeg"), "image/jpeg");
    const jpeg = await driver().get(getJpegKey(key));
    expect(jpeg && (await buffer(jpeg.content)).toString()).toBe("jpeg");
    await driver().delete(key);
    expect(await driver().get(getJpegKey(key))).toBeNull();
  });

  test.each(["../secret.webp", "a/b.webp", "", "short.webp", `${"a".repeat(43)}.png`])(
    "rejects a key that could be a path: %j",
    async (key) => {
      await expect(driver().put(key, Buffer.from("x"), "image/webp")).rejects.toThrow(RangeError);
      await expect(driver().get(key)).rejects.toThrow(RangeError);
      await expect(driver().delete(key)).rejects.toThrow(RangeError);
    },
  );
});

test("leaves no temporary files in the folder", async () => {
  expect(await readdir(path.join(folder, "made-when-needed"))).toEqual([]);
});

test("sends a signed request with the content type to the bucket", async () => {
  const key = `${generateToken()}.webp`;
  await drivers.s3?.put(key, Buffer.from("x"), "image/webp");
  expect(bucket.objects.get(`/pictures/${key}`)).toMatchObject({
    type: "image/webp",
    authorization: expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=an-id/),
  });
});

test("gives up on a bucket that hangs before or during its response", async () => {
  const silent = createServer((request, response) => {
    if (request.method === "GET") response.writeHead(200, { "content-length": 10 }).write("12345");
  });
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const storage = createS3Storage({
    endpoint: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    bucket: "pictures",
    region: "us-east-1",
    accessKeyId: "an-id",
    secretAccessKey: "a-secret",
    answerMs: 300,
  });
  const key = `${generateToken()}.webp`;
  const timeout = { name: "TimeoutError" };
  await expect(storage.put(key, Buffer.from("x"), "image/webp")).rejects.toMatchObject(timeout);
  await expect(storage.delete(key)).rejects.toMatchObject(timeout);
  const file = await storage.get(key);
  await expect(file && buffer(file.content)).rejects.toThrow();
  silent.closeAllConnections();
  silent.close();
});
