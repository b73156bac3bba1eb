import { mkdir, readdir, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { lockFamily } from "@giftling/db/queries/account/families";
import { deletePicture, insertPicture } from "@giftling/db/queries/pictures/pictures";
import { makeFamily } from "@giftling/db/testing/factories";
import { listJobs } from "@giftling/db/testing/jobs";
import { countLockWaits } from "@giftling/db/testing/lock-statistics";
import { MAX_FAMILY_PICTURE_BYTES, PARENT_ERRORS } from "@giftling/domain";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { generateToken } from "../../core/crypto/tokens.ts";
import {
  countCallOutcomes,
  createTestFixture,
  type TestFixture,
} from "../../testing/test-fixture.ts";
import { deleteUnreferencedFile } from "../../worker/delete-expired-data.ts";
import { parseTaskPayload } from "../jobs/queue.ts";
import { createStorage } from "./create-storage.ts";
import { getJpegKey, type StorageDriver } from "./driver.ts";
import { createFolderStorage } from "./folder.ts";
import { storePicture } from "./pictures.ts";

let world: TestFixture;
let imageData: string;
beforeAll(async () => {
  world = await createTestFixture();
  const create = { width: 8, height: 8, channels: 3, background: "#1f6b4f" } as const;
  const png = await sharp({ create }).png().toBuffer();
  imageData = `data:image/png;base64,${png.toString("base64")}`;
});
afterAll(() => world.close());

const listPictures = async (familyId: string) =>
  (await world.db.query.pictures.findMany()).filter((one) => one.familyId === familyId);
const facts = (bytes: number) => ({ width: 1, height: 1, bytes });
const drafts = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.startsWith(".draft-"));

test("inserts no row for a picture that cannot be stored", async () => {
  const { id } = await makeFamily(world.db);
  // A folder cannot be created below a file.
  const file = path.join(world.folder, "a-file");
  await writeFile(file, "");
  const storage = createFolderStorage(path.join(file, "pictures"));
  await expect(storePicture({ ...world.deps, storage }, id, imageData)).rejects.toMatchObject({
    code: "UNAVAILABLE",
    message: "We couldn't keep this picture just now. Please try again in a little while.",
    retryAfter: 60,
  });
  expect(await listPictures(id)).toEqual([]);
});

test("deletes the first file when the second cannot be stored", async () => {
  const { id } = await makeFamily(world.db);
  const { storage } = world.deps;
  const put: StorageDriver["put"] = async (key, content, type) => {
    if (type === "image/webp") throw new Error("the disk is full");
    await storage.put(key, content, type);
  };
  const folder = async () => (await readdir(world.folder)).length;
  const before = await folder();
  const deps = { ...world.deps, storage: { ...storage, put } };
  await expect(storePicture(deps, id, imageData)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  expect(await listPictures(id)).toEqual([]);
  expect(await folder()).toBe(before + 1);
  const job = (await listJobs(world.db)).at(-1);
  await deleteUnreferencedFile(world.deps, parseTaskPayload("delete-file", job?.payload));
  expect(await folder()).toBe(before);
});

test("deletes the temporary file after a failed write", async () => {
  const folder = path.join(world.folder, "unfinished");
  const key = `${generateToken()}.webp`;
  // A folder with the picture's name makes the write fail.
  await mkdir(path.join(folder, key, "x"), { recursive: true });
  await expect(
    createFolderStorage(folder).put(key, Buffer.from("p"), "image/webp"),
  ).rejects.toThrow();
  expect(await drafts(folder)).toEqual([]);
});

test("deletes temporary files of a killed process at the next start, but no recent ones", async () => {
  const dir = path.join(world.folder, "killed");
  await mkdir(dir);
  for (const name of [".draft-old", ".draft-new", "kept.webp"]) {
    await writeFile(path.join(dir, name), "half");
  }
  const before = new Date(Date.now() - 2 * 60 * 60_000);
  for (const name of [".draft-old", "kept.webp"])
    await utimes(path.join(dir, name), before, before);
  await createStorage({ kind: "folder", dir });
  expect((await readdir(dir)).sort()).toEqual([".draft-new", "kept.webp"]);
});

test("allows a family 100 unused pictures", async () => {
  const { id } = await makeFamily(world.db);
  const keys = Array.from({ length: 100 }, () => `${generateToken()}.webp`);
  for (const key of keys) await insertPicture(world.db, id, key, facts(1));
  await expect(storePicture(world.deps, id, imageData)).rejects.toMatchObject({
    code: "TOO_MANY",
    message:
      "You have uploaded many pictures that aren't shown anywhere yet. Please use some of them first, or come back tomorrow.",
  });
  await deletePicture(world.db, keys[0] ?? "");
  await expect(storePicture(world.deps, id, imageData)).resolves.toMatch(/^\/media\//);
});

test("gives the last space to one of several concurrent uploads (rule: picture-room)", async () => {
  const { id, caller } = await world.parent();
  const upload = () => caller.pictures.upload({ imageData, mimeType: "image/png" });
  await upload();
  const [first] = await listPictures(id);
  // Leaves space for exactly one more picture of the same size.
  const others = facts(MAX_FAMILY_PICTURE_BYTES - 2 * (first?.bytes ?? 0));
  await insertPicture(world.db, id, `${generateToken()}.webp`, others);
  let told: ReturnType<typeof countCallOutcomes> | undefined;
  await world.db.transaction(async (tx) => {
    // All uploads found space and are waiting for this lock.
    await lockFamily(tx, id);
    told = countCallOutcomes(Array.from({ length: 3 }, upload));
    await expect.poll(() => countLockWaits(world.db), { timeout: 30_000 }).toBe(3);
  });
  expect(await told).toEqual({ ok: 1, TOO_MANY: 2 });
  expect(await listPictures(id)).toHaveLength(3);
});

test("explains how to free space when the storage is full, and accepts uploads afterward (rule: picture-room)", async () => {
  const { id } = await makeFamily(world.db);
  const key = `${generateToken()}.webp`;
  await insertPicture(world.db, id, key, facts(MAX_FAMILY_PICTURE_BYTES - 1));
  await expect(storePicture(world.deps, id, imageData)).rejects.toMatchObject({
    code: "TOO_MANY",
    message: PARENT_ERRORS.pictureStorageFull,
  });
  await deletePicture(world.db, key);
  await expect(storePicture(world.deps, id, imageData)).resolves.toMatch(/^\/media\//);
});

test("counts both files of a picture", async () => {
  const { id } = await makeFamily(world.db);
  await storePicture(world.deps, id, imageData);
  const [picture] = await listPictures(id);
  const key = picture?.storageKey ?? "";
  const files = await Promise.all(
    [key, getJpegKey(key)].map((name) => stat(path.join(world.folder, name))),
  );
  expect(picture?.bytes).toBe(files.reduce((sum, { size }) => sum + size, 0));
});
