import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { deletePicture, insertPicture } from "@giftling/db/queries/pictures/pictures";
import { makeUser } from "@giftling/db/testing/factories";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { randomToken } from "../crypto/tokens.ts";
import { createTestWorld, type TestWorld } from "../testing/world.ts";
import { createStorage } from "./create.ts";
import { folderStorage } from "./folder.ts";
import { storePicture } from "./pictures.ts";

let world: TestWorld;
let imageData: string;
beforeAll(async () => {
  world = await createTestWorld();
  const create = { width: 8, height: 8, channels: 3, background: "#1f6b4f" } as const;
  const png = await sharp({ create }).png().toBuffer();
  imageData = `data:image/png;base64,${png.toString("base64")}`;
});
afterAll(() => world.close());

const picturesOf = async (userId: string) =>
  (await world.db.query.pictures.findMany()).filter((one) => one.userId === userId);
const drafts = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.startsWith(".draft-"));

test("a picture that cannot be stored leaves no row, and says so kindly", async () => {
  const { id } = await makeUser(world.db);
  // A folder cannot be made below a file.
  const file = path.join(world.folder, "a-file");
  await writeFile(file, "");
  const storage = folderStorage(path.join(file, "pictures"));
  await expect(storePicture({ ...world.deps, storage }, id, imageData)).rejects.toMatchObject({
    code: "UNAVAILABLE",
    message: "We couldn't keep this picture just now. Please try again in a little while.",
    retryAfter: 60,
  });
  expect(await picturesOf(id)).toEqual([]);
});

test("a file that cannot be finished leaves no draft", async () => {
  const folder = path.join(world.folder, "unfinished");
  const key = `${randomToken()}.webp`;
  // Something else has its name.
  await mkdir(path.join(folder, key, "x"), { recursive: true });
  await expect(folderStorage(folder).put(key, Buffer.from("p"), "image/webp")).rejects.toThrow();
  expect(await drafts(folder)).toEqual([]);
});

test("what a killed process began to write is swept at the next start, and nothing newer", async () => {
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

test("a family may have 100 pictures that nothing shows", async () => {
  const { id } = await makeUser(world.db);
  const keys = Array.from({ length: 100 }, () => `${randomToken()}.webp`);
  for (const key of keys) await insertPicture(world.db, id, key, { width: 1, height: 1 });
  await expect(storePicture(world.deps, id, imageData)).rejects.toMatchObject({
    code: "TOO_MANY",
    message:
      "You have uploaded many pictures that aren't shown anywhere yet. Please use some of them first, or come back tomorrow.",
  });
  await deletePicture(world.db, keys[0] ?? "");
  await expect(storePicture(world.deps, id, imageData)).resolves.toMatch(/^\/media\//);
});
