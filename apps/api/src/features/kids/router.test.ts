import {
  makeContribution,
  makePicture,
  makePurchase,
  makeWish,
} from "@giftling/db/testing/factories";
import { listJobs } from "@giftling/db/testing/jobs";
import { mapKidTexts } from "@giftling/domain";
import { afterAll, describe, expect, test } from "vitest";
import { purgeAllDeletedKids } from "../../testing/purge-all-deleted-kids.ts";
import {
  countCallOutcomes,
  createTestFixture,
  getCallOutcome,
  UNKNOWN_ID,
} from "../../testing/test-fixture.ts";

const world = await createTestFixture();
afterAll(() => world.close());

const jobs = () => listJobs(world.db);

describe("create", () => {
  test("stores and returns every field", async () => {
    const { caller } = await world.parent();
    const texts = mapKidTexts((name) => `Her ${name}.`);
    const kid = await caller.kids.create({
      firstName: "  Emma ",
      birthdayMonth: 2,
      birthdayDay: 29,
      ...texts,
    });
    expect(kid).toMatchObject({
      firstName: "Emma",
      birthdayMonth: 2,
      birthdayDay: 29,
      ...texts,
      avatarUrl: null,
    });
    expect(await caller.kids.list()).toEqual([kid]);
  });

  test("returns the first kid for a repeated key, and rejects different input", async () => {
    const parent = await world.parent();
    const caller = parent.as({ idempotencyKey: "onboarding-1" });
    const [first, second] = await Promise.all([
      caller.kids.create({ firstName: "Emma" }),
      caller.kids.create({ firstName: "Emma" }),
    ]);
    expect(second).toEqual(first);
    expect(await parent.caller.kids.list()).toHaveLength(1);
    expect(await getCallOutcome(caller.kids.create({ firstName: "Leo" }))).toBe(
      "IDEMPOTENCY_MISMATCH",
    );
  });

  test("rejects an impossible date and a day without a month", async () => {
    const { caller } = await world.parent();
    const born = (birthdayMonth: number | null, birthdayDay: number) =>
      getCallOutcome(caller.kids.create({ firstName: "Emma", birthdayMonth, birthdayDay }));
    expect(await born(4, 31)).toBe("INVALID_INPUT");
    expect(await born(null, 3)).toBe("INVALID_INPUT");
  });
});

describe("read", () => {
  test("lists the kids in creation order", async () => {
    const { caller } = await world.parent();
    for (const firstName of ["Emma", "Leo", "Ada"]) await caller.kids.create({ firstName });
    expect((await caller.kids.list()).map((kid) => kid.firstName)).toEqual(["Emma", "Leo", "Ada"]);
  });
});

describe("update", () => {
  test("updates the given fields, clears null ones, and preserves the others", async () => {
    const { caller } = await world.parent();
    const kid = await caller.kids.create({ firstName: "Emma", grade: "1st", bio: "Loves trains." });
    const after = await caller.kids.update({ id: kid.id, grade: null, schoolType: "Montessori" });
    expect(after).toEqual({
      ...kid,
      grade: null,
      schoolType: "Montessori",
      version: after.version,
    });
    expect(await caller.kids.update({ id: kid.id })).toEqual(after);
  });

  test("validates a partial birthday together with its stored part", async () => {
    const { caller } = await world.parent();
    const { id } = await caller.kids.create({
      firstName: "Emma",
      birthdayMonth: 1,
      birthdayDay: 31,
    });
    expect(await getCallOutcome(caller.kids.update({ id, birthdayMonth: 2 }))).toBe(
      "INVALID_INPUT",
    );
    expect(await getCallOutcome(caller.kids.update({ id, birthdayMonth: null }))).toBe(
      "INVALID_INPUT",
    );
    expect(await caller.kids.update({ id, birthdayDay: null })).toMatchObject({ birthdayMonth: 1 });
  });

  test("accepts only the family's own upload as avatar, and deletes the previous one", async () => {
    const { id, caller } = await world.parent();
    const stranger = await world.parent();
    const kid = await caller.kids.create({ firstName: "Emma" });
    const [first, second, foreign] = await Promise.all([
      makePicture(world.db, id),
      makePicture(world.db, id),
      makePicture(world.db, stranger.id),
    ]);
    const set = (avatarUrl: string | null) => caller.kids.setAvatar({ id: kid.id, avatarUrl });
    expect(await set(`/media/${first.storageKey}?t=1`)).toMatchObject({
      avatarUrl: `/media/${first.storageKey}`,
    });
    const before = (await jobs()).length;
    await set(`/media/${second.storageKey}`);
    expect(await jobs()).toHaveLength(before + 1);
    for (const url of [`/media/${foreign.storageKey}`, "https://example.com/a.webp", "x"]) {
      expect(await getCallOutcome(set(url))).toBe("INVALID_INPUT");
    }
    expect(await set(null)).toMatchObject({ avatarUrl: null });
  });
});

describe("reorder", () => {
  const names = ["Emma", "Leo", "Ada"];

  async function siblings() {
    const { caller } = await world.parent();
    const kidIds: string[] = [];
    for (const firstName of names) kidIds.push((await caller.kids.create({ firstName })).id);
    return { caller, kidIds };
  }

  test("stores the order of the kids and appends a new kid", async () => {
    const { caller, kidIds } = await siblings();
    const turned = await caller.kids.reorder({ kidIds: kidIds.toReversed() });
    expect(turned.map((kid) => kid.firstName)).toEqual(["Ada", "Leo", "Emma"]);
    expect(await caller.kids.list()).toEqual(turned);
    await caller.kids.create({ firstName: "Mia" });
    expect((await caller.kids.list()).map((kid) => kid.firstName)).toEqual([
      "Ada",
      "Leo",
      "Emma",
      "Mia",
    ]);
  });

  test("rejects a list that is not exactly the family's kids", async () => {
    const { caller, kidIds } = await siblings();
    const foreign = (await siblings()).kidIds;
    const [first = "", second = "", third = ""] = kidIds;
    const lists = [
      [second, first],
      [third, second, first, first],
      [third, second, second],
      [third, second, foreign[0] ?? ""],
      [third, second, first, UNKNOWN_ID],
      [third, second, "x"],
    ];
    for (const list of lists) {
      expect(await getCallOutcome(caller.kids.reorder({ kidIds: list }))).toBe("CONFLICT");
    }
    expect((await caller.kids.list()).map((kid) => kid.firstName)).toEqual(names);
  });

  test("leaves one complete order after concurrent reorders, edits and a deletion", async () => {
    const { caller, kidIds } = await siblings();
    const [first = "", second = "", third = ""] = kidIds;
    const orders = Array.from({ length: 10 }, (_, round) =>
      caller.kids.reorder({ kidIds: round % 2 ? [third, first, second] : [second, third, first] }),
    );
    const tally = await countCallOutcomes([
      ...orders,
      caller.kids.update({ id: first, bio: "Loves trains." }),
      caller.kids.delete({ id: third }),
    ]);
    expect(Object.keys(tally).filter((code) => code !== "ok" && code !== "CONFLICT")).toEqual([]);
    expect((await caller.kids.list()).map((kid) => kid.id).sort()).toEqual([first, second].sort());
  });
});

describe("delete", () => {
  test("deletes the kid at once, and its data and picture files with the purge", async () => {
    const { id, caller } = await world.parent();
    const picture = await makePicture(world.db, id);
    const avatarUrl = `/media/${picture.storageKey}`;
    const kid = await caller.kids.create({ firstName: "Emma", avatarUrl });
    const item = await makeWish(world.db, kid.id);
    await makePurchase(world.db, item.id);
    await makeContribution(world.db, kid.id);
    const before = (await jobs()).length;
    await caller.kids.delete({ id: kid.id });
    expect(await caller.kids.list()).toEqual([]);
    expect(await jobs()).toHaveLength(before);
    await purgeAllDeletedKids(world.deps);
    expect(await jobs()).toHaveLength(before + 1);
    expect(await getCallOutcome(caller.kids.delete({ id: kid.id }))).toBe("NOT_FOUND");
  });

  test("deletes the stored responses of every call about the kid, and no others", async () => {
    const { as } = await world.parent();
    const key = (name: string) => ({ idempotencyKey: `${name}-about-emma` });
    const { id: kidId } = await as(key("create")).kids.create({ firstName: "Emma" });
    const other = await as(key("sibling")).kids.create({ firstName: "Leo" });
    const wish = { kidId, name: "Emma's kite", url: "https://example.com/kite" };
    const { id } = await as(key("wish")).wishlist.create(wish);
    const held = await as(key("second")).wishlist.create(wish);
    await as(key("import")).wishlist.import({ kidId, rows: [wish].map(({ name }) => ({ name })) });
    const giver = (name: string) => world.visitor(key(name));
    await giver("hold").wishlist.reserve({ id: held.id });
    await giver("buy").wishlist.purchase({ id, purchasedBy: "Rose" });
    await giver("other").gifts.record({ kidId, label: "A puzzle", giverName: "May" });
    await giver("money").gratitude.reportContribution({
      kidId,
      contributorName: "Ben",
      amount: 5,
      type: "other",
    });
    await as().kids.delete({ id: kidId });
    const left = await world.db.execute(
      "select key from idempotency_keys where key like '%-about-emma'",
    );
    expect([...left]).toEqual([{ key: "sibling-about-emma" }]);
    expect(other.firstName).toBe("Leo");
  });

  test("preserves a picture that a sibling uses", async () => {
    const { id, caller } = await world.parent();
    const picture = await makePicture(world.db, id);
    const avatarUrl = `/media/${picture.storageKey}`;
    const emma = await caller.kids.create({ firstName: "Emma", avatarUrl });
    await caller.kids.create({ firstName: "Leo", avatarUrl });
    await caller.kids.delete({ id: emma.id });
    await purgeAllDeletedKids(world.deps);
    expect(await caller.kids.list()).toMatchObject([{ firstName: "Leo", avatarUrl }]);
  });
});

describe("privacy", () => {
  test("returns NOT_FOUND for another family's kid", async () => {
    const owner = await world.parent();
    const { caller } = await world.parent();
    const kid = await owner.caller.kids.create({ firstName: "Emma" });
    for (const id of [kid.id, UNKNOWN_ID, "not-a-uuid"]) {
      expect(await getCallOutcome(caller.kids.update({ id, firstName: "Mine" }))).toBe("NOT_FOUND");
      expect(await getCallOutcome(caller.kids.setAvatar({ id, avatarUrl: null }))).toBe(
        "NOT_FOUND",
      );
      expect(await getCallOutcome(caller.kids.delete({ id }))).toBe("NOT_FOUND");
      expect(await getCallOutcome(caller.kids.analytics({ kidId: id }))).toBe("NOT_FOUND");
    }
    expect(await owner.caller.kids.list()).toEqual([kid]);
  });

  test("rejects signed-out callers and closed accounts", async () => {
    const closed = await world.parent({ closedAt: new Date() });
    expect(await getCallOutcome(world.visitor().kids.list())).toBe("UNAUTHORIZED");
    expect(await getCallOutcome(closed.caller.kids.list())).toBe("ACCOUNT_CLOSED");
  });
});

describe("races", () => {
  test("does not combine concurrent edits into an impossible birthday", async () => {
    const { caller } = await world.parent();
    const { id } = await caller.kids.create({
      firstName: "Emma",
      birthdayMonth: 1,
      birthdayDay: 5,
    });
    const tally = await countCallOutcomes([
      caller.kids.update({ id, birthdayMonth: 2 }),
      caller.kids.update({ id, birthdayDay: 31 }),
    ]);
    expect(tally).toEqual({ ok: 1, INVALID_INPUT: 1 });
  });
});
