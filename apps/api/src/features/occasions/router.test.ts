import { makeKid, makeOccasion, makeWish } from "@giftling/db/testing/factories";
import { addDays, type HubView } from "@giftling/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestApp } from "../../testing/app.ts";
import { createTestAppWithPages } from "../../testing/stub-web-app.ts";
import { countCallOutcomes, getCallOutcome } from "../../testing/test-fixture.ts";

let world: TestApp;
let get: (url: string) => Promise<{ statusCode: number; headers: object; json(): HubView }>;
let close: () => Promise<void>;
beforeAll(async () => {
  const { app, ...made } = await createTestAppWithPages();
  ({ world, close } = made);
  get = (url) => app.inject({ url });
});
afterAll(() => close());

const url = "https://shop.example/train";

async function family() {
  const parent = await world.parent();
  const { id: kidId } = await makeKid(world.db, parent.id, { birthdayMonth: 3, birthdayDay: 14 });
  const hub = async () => (await get(`/api/hub/${parent.familyUrl}/${kidId}`)).json();
  const shown = async () => (await hub()).occasions?.map(({ id, isPast }) => [id, isPast]);
  return { ...parent, kidId, hub, shown };
}

describe("occasions (rule: occasions)", () => {
  test("are added, edited and deleted, and leave their wishes on the list", async () => {
    const { caller, kidId } = await family();
    const made = await caller.occasions.create({ kidId, name: " Christmas ", month: 12, day: 25 });
    expect(made).toMatchObject({ name: "Christmas", month: 12, day: 25, year: null });
    const wish = await caller.wishlist.create({ kidId, name: "Train", url, occasionId: made.id });
    expect(wish.occasionId).toBe(made.id);
    const edited = await caller.occasions.update({ id: made.id, name: "Yule", year: 2027 });
    expect(edited).toMatchObject({ name: "Yule", month: 12, day: 25, year: 2027 });
    expect(await caller.occasions.list({ kidId })).toEqual([edited]);
    await caller.occasions.delete({ id: made.id });
    expect(await caller.occasions.list({ kidId })).toEqual([]);
    expect(await caller.wishlist.list({ kidId })).toMatchObject([
      { id: wish.id, name: "Train", occasionId: null },
    ]);
  });

  test("are rejected for another kid and with an impossible date", async () => {
    const { caller, kidId } = await family();
    const stranger = await family();
    const { id } = await makeOccasion(world.db, stranger.kidId);
    const wish = { kidId, name: "Train", url };
    for (const occasionId of [id, "christmas"]) {
      const asked = caller.wishlist.create({ ...wish, occasionId });
      await expect(asked).rejects.toMatchObject({
        cause: { fields: { occasionId: expect.any(String) } },
      });
    }
    const rows = [{ name: "Train" }];
    const imported = caller.wishlist.import({ kidId, rows, occasionId: id });
    expect(await getCallOutcome(imported)).toBe("INVALID_INPUT");
    const own = await caller.occasions.create({ kidId, name: "Trip", month: 2, day: 29 });
    for (const date of [{ day: null }, { year: 2027 }, { month: 4, day: 31 }]) {
      expect(await getCallOutcome(caller.occasions.update({ id: own.id, ...date }))).toBe(
        "INVALID_INPUT",
      );
    }
    const noDate = { month: null, day: null, year: null };
    expect(await caller.occasions.update({ id: own.id, ...noDate })).toMatchObject(noDate);
  });

  test("contain all drafts of an import", async () => {
    const { caller, kidId } = await family();
    const rows = [{ name: "Train" }, { name: "Kite" }];
    await caller.wishlist.import({ kidId, rows, occasionId: "birthday" });
    const drafts = await caller.wishlist.list({ kidId });
    expect(drafts.map(({ occasionId }) => occasionId)).toEqual(["birthday", "birthday"]);
  });

  test("store edits of different parts, and reject edits of the same part (rule: changed-meanwhile)", async () => {
    const { caller, kidId } = await family();
    const { id, version } = await caller.occasions.create({ kidId, name: "Trip" });
    await caller.occasions.update({ id, version, name: "Big trip" });
    await caller.occasions.update({ id, version, month: 5, day: 1 });
    const conflict = caller.occasions.update({ id, version, name: "Small trip" });
    expect(await getCallOutcome(conflict)).toBe("CHANGED_MEANWHILE");
    expect(await caller.occasions.list({ kidId })).toMatchObject([{ name: "Big trip", month: 5 }]);
  });

  test("appear on a hub with shown wishes, and are sorted again at noon UTC", async () => {
    const { caller, kidId, hub, shown } = await family();
    const now = world.deps.clock.now();
    // Noon UTC, when the day before ends everywhere on Earth.
    const noon = new Date(now).setUTCHours(12, 0, 0, 0);
    const today = addDays(new Date(noon), noon > now.getTime() ? 0 : 1);
    const soon = addDays(today, 20);
    const date = (at: Date) => {
      const day = addDays(at, -1);
      const [month, year] = [day.getUTCMonth() + 1, day.getUTCFullYear()];
      return { month, day: day.getUTCDate(), year };
    };
    const party = await caller.occasions.create({ kidId, name: "Party", ...date(today) });
    const trip = await caller.occasions.create({ kidId, name: "Trip", ...date(soon) });
    await caller.occasions.create({ kidId, name: "Nothing yet" });
    world.deps.hubs.up();
    await caller.wishlist.create({ kidId, name: "Kite", url, occasionId: trip.id });
    await caller.wishlist.create({ kidId, name: "Train", url, occasionId: party.id });
    await caller.wishlist.create({ kidId, name: "Draft", state: "draft", occasionId: "birthday" });
    // Ignored, because the kid has no second day.
    await makeWish(world.db, kidId, { occasionDay: "second-day" });
    expect(await shown()).toEqual([
      [party.id, false],
      [trip.id, false],
    ]);
    world.clock.advance(Number(today) - Number(now) + 1_000);
    expect(await shown()).toEqual([
      [trip.id, false],
      [party.id, true],
    ]);
    await caller.occasions.update({ id: trip.id, name: "Journey" });
    expect((await hub()).occasions?.[0]?.name).toBe("Journey");
    world.deps.hubs.down();
  });

  test("include a hidden birthday without its date (rule: hidden-facts)", async () => {
    const { caller, kidId, hub } = await family();
    await caller.wishlist.create({ kidId, name: "Train", url, occasionId: "birthday" });
    expect((await hub()).occasions).toMatchObject([{ id: "birthday", month: 3, day: 14 }]);
    await caller.account.updateSharing({ showsBirthday: false });
    expect((await hub()).occasions).toMatchObject([{ id: "birthday", month: null, day: null }]);
  });

  test("redirect `for` to a fragment of the page, without another cache entry", async () => {
    const { familyUrl, kidId } = await family();
    const { statusCode, headers } = await get(`/hub/${familyUrl}?kid=${kidId}&for=a%20b`);
    expect(statusCode).toBe(307);
    expect(headers).toMatchObject({
      location: `/hub/${familyUrl}?kid=${kidId}#for-a%20b`,
      "cache-control": "no-store",
    });
  });

  test("delete no wish during concurrent edits and imports", async () => {
    const { caller, kidId } = await family();
    for (let round = 0; round < 5; round += 1) {
      const { id: occasionId } = await caller.occasions.create({ kidId, name: `Trip ${round}` });
      const wish = await caller.wishlist.create({ kidId, name: `Kite ${round}`, url });
      const outcomes = await countCallOutcomes([
        caller.wishlist.update({ id: wish.id, occasionId }),
        caller.wishlist.create({ kidId, name: `Train ${round}`, url, occasionId }),
        caller.wishlist.import({ kidId, rows: [{ name: `Drum ${round}` }], occasionId }),
        caller.occasions.update({ id: occasionId, name: "Journey" }),
        caller.occasions.delete({ id: occasionId }),
        world.visitor().wishlist.purchase({ id: wish.id, purchasedBy: "Rose" }),
      ]);
      expect(Object.keys(outcomes).filter((code) => !EXPECTED.includes(code))).toEqual([]);
      const list = await caller.wishlist.list({ kidId });
      expect(list.filter((item) => item.occasionId !== null)).toEqual([]);
      expect(list.map(({ name }) => name)).toContain(`Kite ${round}`);
    }
  });
});

/** Allowed outcomes of calls that race with the deletion of an occasion and the purchase of a wish. */
const EXPECTED = ["ok", "INVALID_INPUT", "NOT_FOUND", "PURCHASED_ITEM"];
