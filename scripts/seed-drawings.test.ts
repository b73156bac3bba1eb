import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getJpegKey } from "@giftling/api/services/storage/driver";
import { seedEmptyDatabase, seedSampleFamily } from "@giftling/db/seed/seed";
import { createTestDatabase, type TestDatabase } from "@giftling/db/testing/database";
import { listJobs } from "@giftling/db/testing/jobs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDrawingStore } from "./seed-drawings.ts";

const people = { owner: { issuer: "http://localhost:3001/identity", subject: "parent" } };
let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), "giftling-seed-"));
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const readSeed = async () => {
  const { db } = database;
  const stored = await db.query.pictures.findMany();
  const sizeById = new Map(stored.map(({ id, width, height }) => [id, `${width} x ${height}`]));
  const kids = await db.query.kids.findMany();
  const wishes = await db.query.wishlistItems.findMany();
  return {
    keys: stored.map(({ storageKey }) => storageKey),
    avatars: kids.map(({ avatarId }) => avatarId && sizeById.get(avatarId)),
    wishes: wishes.map(({ pictureId }) => pictureId && sizeById.get(pictureId)),
  };
};

test("stores a picture for every seeded kid and most wishes, and replaces them on a second run", async () => {
  const { db } = database;
  const store = createDrawingStore(db, { STORAGE_DIR: folder });
  expect(await seedEmptyDatabase(db, people, store)).toBe(true);
  const first = await readSeed();
  expect(first.avatars).toEqual(["512 x 512", "512 x 512"]);
  const drawn = first.wishes.filter((size) => size !== null);
  expect(new Set(drawn)).toEqual(new Set(["800 x 600"]));
  expect(drawn.length / first.wishes.length).toBeGreaterThan(0.8);
  const files = first.keys.flatMap((key) => [key, getJpegKey(key)]);
  expect(readdirSync(folder).toSorted()).toEqual(files.toSorted());

  await seedSampleFamily(db, people, store);
  const second = await readSeed();
  expect(second).toMatchObject({ avatars: first.avatars, wishes: first.wishes });
  expect(second.keys).toHaveLength(first.keys.length);
  const deleted = (await listJobs(db, "delete-file")).map(({ payload }) => payload.storageKey);
  expect(deleted.toSorted()).toEqual(first.keys.toSorted());
});
