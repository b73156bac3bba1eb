import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { makeKid, makePicture } from "@giftling/db/testing/factories";
import { listJobs } from "@giftling/db/testing/jobs";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { createTestFixture, getCallOutcome, UNKNOWN_ID } from "../../testing/test-fixture.ts";

const world = await createTestFixture();
afterAll(() => world.close());

const NEWS = { title: "First day of school", content: "She ran in.\n\nAnd never looked back." };

async function family() {
  const parent = await world.parent();
  const kid = await makeKid(world.db, parent.id);
  return { ...parent, kidId: kid.id };
}

describe("create", () => {
  test("stores an update with its line breaks and picture", async () => {
    const { id, caller, kidId } = await family();
    const picture = await makePicture(world.db, id);
    const imageUrl = `/media/${picture.storageKey}`;
    const update = await caller.updates.create({ ...NEWS, kidId, imageUrl });
    expect(update).toMatchObject({ ...NEWS, imageUrl });
    expect(await caller.updates.list({ kidId })).toEqual([update]);
  });

  test("rejects empty and unknown fields and a picture from another site", async () => {
    const { caller, kidId } = await family();
    const add = (patch: object) =>
      getCallOutcome(caller.updates.create({ ...NEWS, kidId, ...patch }));
    expect(await add({ title: " " })).toBe("INVALID_INPUT");
    expect(await add({ content: "" })).toBe("INVALID_INPUT");
    expect(await add({ createdAt: "2020-01-01" })).toBe("INVALID_INPUT");
    expect(await add({ imageUrl: "https://example.com/x.png" })).toBe("INVALID_INPUT");
  });

  test("creates one update for a repeated key", async () => {
    const { as, caller, kidId } = await family();
    const twice = as({ idempotencyKey: "first-day-news" });
    const first = await twice.updates.create({ ...NEWS, kidId });
    expect(await twice.updates.create({ ...NEWS, kidId })).toEqual(first);
    expect(await caller.updates.list({ kidId })).toHaveLength(1);
  });
});

const WIDE = await sharp({
  create: { width: 1_600, height: 800, channels: 3, background: "#1f6b4f" },
})
  .jpeg()
  .withExif({ IFD0: { Artist: "Somebody" } })
  .toBuffer();

describe("a picture", () => {
  const upload = async (caller: Awaited<ReturnType<typeof family>>["caller"]) => {
    const imageData = `data:image/jpeg;base64,${WIDE.toString("base64")}`;
    return (await caller.pictures.upload({ imageData, mimeType: "image/jpeg" })).publicURL;
  };
  const fileOf = (imageUrl: string) => world.deps.storage.get(imageUrl.slice("/media/".length));

  test("is stored uncropped as a small WebP without metadata, along with its dimensions", async () => {
    const { caller, kidId } = await family();
    const imageUrl = await upload(caller);
    const update = await caller.updates.create({ ...NEWS, kidId, imageUrl });
    expect(update).toMatchObject({ imageUrl, imageWidth: 1_280, imageHeight: 640 });
    const content = await buffer((await fileOf(imageUrl))?.content ?? Readable.from([]));
    const facts = await sharp(content).metadata();
    expect(facts).toMatchObject({ format: "webp", width: 1_280, height: 640 });
    expect(facts.exif).toBeUndefined();
  });

  test("can be replaced and removed, which deletes the unused picture", async () => {
    const { caller, kidId } = await family();
    const [first, second] = [await upload(caller), await upload(caller)];
    const { id } = await caller.updates.create({ ...NEWS, kidId, imageUrl: first });
    const isKept = async (imageUrl: string) =>
      (await getCallOutcome(caller.updates.create({ ...NEWS, kidId, imageUrl }))) === "ok";
    await caller.updates.update({ id, imageUrl: second });
    expect(await isKept(first)).toBe(false);
    const bare = await caller.updates.update({ id, imageUrl: null });
    expect(bare).toMatchObject({ imageUrl: null, imageWidth: null, imageHeight: null });
    expect(await isKept(second)).toBe(false);
  });

  test("must be uploaded by the same family", async () => {
    const [owner, other] = [await family(), await family()];
    const imageUrl = await upload(owner.caller);
    const theirs = { ...NEWS, kidId: other.kidId, imageUrl };
    expect(await getCallOutcome(other.caller.updates.create(theirs))).toBe("INVALID_INPUT");
  });
});

describe("read", () => {
  test("lists updates newest first", async () => {
    const { caller, kidId } = await family();
    for (const title of ["one", "two", "three"])
      await caller.updates.create({ ...NEWS, kidId, title });
    const titles = (await caller.updates.list({ kidId })).map((update) => update.title);
    expect(titles).toEqual(["three", "two", "one"]);
  });
});

describe("update", () => {
  test("updates the given fields and preserves the others", async () => {
    const { caller, kidId } = await family();
    const update = await caller.updates.create({ ...NEWS, kidId });
    const after = await caller.updates.update({ id: update.id, title: "Kindergarten" });
    expect(after).toEqual({ ...update, title: "Kindergarten", version: after.version });
    expect(await getCallOutcome(caller.updates.update({ id: update.id, content: " " }))).toBe(
      "INVALID_INPUT",
    );
  });
});

describe("delete", () => {
  test("deletes the update and its picture's file", async () => {
    const { id, caller, kidId } = await family();
    const picture = await makePicture(world.db, id);
    const imageUrl = `/media/${picture.storageKey}`;
    const update = await caller.updates.create({ ...NEWS, kidId, imageUrl });
    const jobs = () => listJobs(world.db);
    const before = (await jobs()).length;
    expect(await caller.updates.delete({ id: update.id })).toBeNull();
    expect(await caller.updates.list({ kidId })).toEqual([]);
    expect(await jobs()).toHaveLength(before + 1);
    expect(await getCallOutcome(caller.updates.delete({ id: update.id }))).toBe("NOT_FOUND");
  });
});

describe("privacy", () => {
  test("returns NOT_FOUND for another family's updates", async () => {
    const owner = await family();
    const { caller } = await family();
    const update = await owner.caller.updates.create({ ...NEWS, kidId: owner.kidId });
    for (const kidId of [owner.kidId, UNKNOWN_ID, "x"]) {
      expect(await getCallOutcome(caller.updates.list({ kidId }))).toBe("NOT_FOUND");
      expect(await getCallOutcome(caller.updates.create({ ...NEWS, kidId }))).toBe("NOT_FOUND");
    }
    for (const id of [update.id, UNKNOWN_ID, "x"]) {
      expect(await getCallOutcome(caller.updates.update({ id, title: "!" }))).toBe("NOT_FOUND");
      expect(await getCallOutcome(caller.updates.delete({ id }))).toBe("NOT_FOUND");
    }
    expect(await owner.caller.updates.list({ kidId: owner.kidId })).toEqual([update]);
  });
});

describe("races", () => {
  test("stores only the last of several concurrently changed pictures", async () => {
    const { id: familyId, caller, kidId } = await family();
    const { id } = await caller.updates.create({ ...NEWS, kidId });
    const pictures = await Promise.all(
      Array.from({ length: 10 }, () => makePicture(world.db, familyId)),
    );
    await Promise.all(
      pictures.map(({ storageKey }) =>
        caller.updates.update({ id, imageUrl: `/media/${storageKey}` }),
      ),
    );
    const left = (await world.db.query.pictures.findMany()).filter(
      (row) => row.familyId === familyId,
    );
    const [update] = await caller.updates.list({ kidId });
    expect(left.map(({ storageKey }) => `/media/${storageKey}`)).toEqual([update?.imageUrl]);
  });

  test("merges concurrent edits of different fields", async () => {
    const { caller, kidId } = await family();
    const { id } = await caller.updates.create({ ...NEWS, kidId });
    await Promise.all([
      caller.updates.update({ id, title: "A" }),
      caller.updates.update({ id, content: "B" }),
    ]);
    expect(await caller.updates.list({ kidId })).toMatchObject([{ title: "A", content: "B" }]);
  });
});
