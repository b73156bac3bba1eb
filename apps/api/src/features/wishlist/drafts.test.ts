import { PARENT_ERRORS } from "@giftling/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createHubAccessFixture,
  fetchStatuses,
  type HubAccessFixture,
  makeHubAccessFamily,
} from "../../testing/hub-access-fixture.ts";
import { countCallOutcomes, getCallOutcome } from "../../testing/test-fixture.ts";
import {
  findRevealedWords,
  makeWishesWithAllFields,
  WISH_WORDS,
} from "../../testing/wishes-with-all-fields.ts";

const HOUR = 60 * 60 * 1_000;

let world: HubAccessFixture;
beforeAll(async () => {
  world = await createHubAccessFixture();
});
afterAll(() => world.close());

/** Creates a family with a wish whose fields are all set, and an activity in a slot. */
async function makeFamily() {
  const family = await makeHubAccessFamily(world);
  const { familyUrl, kidId, caller } = family;
  const { wish, activity, pictures } = await makeWishesWithAllFields(world, family);
  const activityId = activity.id;
  await caller.wishlist.update({ id: activityId, isPriority: true, priorityOrder: 1 });
  const reads = {
    ...family.reads,
    "whole wall": `/hub/${familyUrl}?wall=all`,
    "print-sized page": `/hub/${familyUrl}?kid=${kidId}&wall=all`,
  };
  const ids = [wish.id, activityId];
  const set = (state: "draft" | "shown") =>
    Promise.all(ids.map((id) => caller.wishlist.update({ id, state })));
  return { ...family, reads, pictures, id: wish.id, activityId, ids, set };
}

describe("a draft (rule: drafts)", () => {
  test("is hidden from every public URL until it is listed", async () => {
    const { reads, pictures, cookie, set } = await makeFamily();
    expect(findRevealedWords((await fetchStatuses(world, reads)).bodies)).toEqual(WISH_WORDS);
    await set("draft");
    // On the public page, the owner sees the same as visitors.
    for (const visitor of ["", cookie]) {
      expect(findRevealedWords((await fetchStatuses(world, reads, visitor)).bodies)).toEqual([]);
    }
    expect(Object.values((await fetchStatuses(world, pictures)).statuses)).toEqual([404, 404]);
    expect(Object.values((await fetchStatuses(world, pictures, cookie)).statuses)).toEqual([
      200, 200,
    ]);
    await set("shown");
    expect(findRevealedWords((await fetchStatuses(world, reads)).bodies)).toEqual(WISH_WORDS);
    expect(Object.values((await fetchStatuses(world, pictures)).statuses)).toEqual([200, 200]);
  });

  test("cannot be purchased, held or contributed to by its ID", async () => {
    const { id, activityId, kidId, set, caller } = await makeFamily();
    await set("draft");
    for (const who of [world.visitor(), caller]) {
      expect(await getCallOutcome(who.wishlist.purchase({ id, purchasedBy: "Rose" }))).toBe(
        "NOT_FOUND",
      );
      const chipIn = { kidId, wishlistItemId: activityId, contributorName: "Ben", amount: 5 };
      const gift = who.gratitude.reportContribution({ ...chipIn, type: "other" });
      expect(await getCallOutcome(gift)).toBe("NOT_FOUND");
    }
    expect(await getCallOutcome(world.visitor().wishlist.reserve({ id }))).toBe("NOT_FOUND");
    const undo = world.visitor().wishlist.undoPurchase({ id, undoToken: "guess" });
    expect(await getCallOutcome(undo)).toBe("NOT_FOUND");
    const noted = { kidId, wishlistItemId: activityId, isAnonymous: true, amount: 5 };
    const byHand = caller.gratitude.recordContribution({
      ...noted,
      type: "other",
      givenOn: "2026-01-01",
    });
    expect(await getCallOutcome(byHand)).toBe("NOT_FOUND");
  });

  test("requires no URL until it is listed", async () => {
    const { caller, kidId, familyUrl } = await makeFamily();
    const draft = await caller.wishlist.create({ kidId, name: "A drum", state: "draft" });
    expect(draft).toMatchObject({ state: "draft", url: null, isPriority: false });
    const { id } = draft;
    const shown = async () => {
      const { wishlist } = await world.visitor().hub.kid({ familyUrl, kidId });
      return wishlist.some((wish) => wish.id === id);
    };
    expect(await shown()).toBe(false);
    expect(await getCallOutcome(caller.wishlist.update({ id, state: "shown" }))).toBe(
      "INVALID_INPUT",
    );
    expect(await getCallOutcome(caller.wishlist.update({ id, state: "put-away" }))).toBe(
      "INVALID_INPUT",
    );
    expect(await getCallOutcome(caller.wishlist.update({ id, name: "A red drum" }))).toBe("ok");
    const url = "https://example.com/drum";
    await caller.wishlist.update({ id, url, state: "shown" });
    expect(await shown()).toBe(true);
    const without = caller.wishlist.create({ kidId, name: "A drum", state: "shown" });
    expect(await getCallOutcome(without)).toBe("INVALID_INPUT");
  });

  test("cannot be created from a purchased or held wish", async () => {
    const { id, activityId, kidId, caller } = await makeFamily();
    const draft = (itemId: string) => caller.wishlist.update({ id: itemId, state: "draft" });
    const { passToken } = await world.visitor().wishlist.reserve({ id });
    await expect(draft(id)).rejects.toMatchObject({
      code: "CONFLICT",
      message: PARENT_ERRORS.takenWishDraftNotAllowed,
    });
    await world.visitor().wishlist.purchase({ id, purchasedBy: "Rose", passToken });
    expect(await getCallOutcome(draft(id))).toBe("CONFLICT");
    await caller.wishlist.update({ id, state: "put-away" });
    expect(await getCallOutcome(draft(id))).toBe("CONFLICT");
    const chipIn = { kidId, wishlistItemId: activityId, contributorName: "Ben", amount: 5 };
    await world.visitor().gratitude.reportContribution({ ...chipIn, type: "other" });
    expect(await getCallOutcome(draft(activityId))).toBe("CONFLICT");
    const [gift] = await caller.gratitude.contributions({ kidId });
    await caller.gratitude.setContributionStatus({ id: gift?.id ?? "", status: "dismissed" });
    expect((await draft(activityId)).state).toBe("draft");
  });

  test("is not accessible with the token of an expired hold", async () => {
    const { id, caller } = await makeFamily();
    const { passToken } = await world.visitor().wishlist.reserve({ id, reservedBy: "Rose" });
    await world.db.execute(
      `update purchases set reserved_until = '${new Date(Date.now() - HOUR).toISOString()}' where item_id = '${id}'`,
    );
    expect((await caller.wishlist.update({ id, state: "draft" })).state).toBe("draft");
    const buy = world.visitor().wishlist.purchase({ id, purchasedBy: "Rose", passToken });
    expect(await getCallOutcome(buy)).toBe("NOT_FOUND");
    const pass = world.visitor().gifts.pass({ token: passToken });
    expect(await getCallOutcome(pass)).toBe("NOT_FOUND");
  });

  test("occupies no priority slot", async () => {
    const { activityId: id, kidId, caller } = await makeFamily();
    const order = async () => (await caller.wishlist.list({ kidId })).find((one) => one.id === id);
    await caller.wishlist.update({ id, state: "draft" });
    expect(await order()).toMatchObject({ isPriority: false, priorityOrder: null });
    const pin = caller.wishlist.update({ id, isPriority: true });
    const refused = { message: PARENT_ERRORS.draftPriorityNotAllowed };
    await expect(pin).rejects.toMatchObject(refused);
    expect(await getCallOutcome(pin)).toBe("NOT_A_CANDIDATE");
    const made = {
      kidId,
      name: "Camp",
      isActivity: true,
      isPriority: true,
      priorityOrder: 2,
    } as const;
    await expect(caller.wishlist.create({ ...made, state: "draft" })).rejects.toMatchObject(
      refused,
    );
    const both = { id, state: "shown", isPriority: true, priorityOrder: 3 } as const;
    expect(await caller.wishlist.update(both)).toMatchObject({ priorityOrder: 3 });
    const back = { ...both, state: "draft" } as const;
    await expect(caller.wishlist.update(back)).rejects.toMatchObject(refused);
    expect(await order()).toMatchObject({ state: "shown", priorityOrder: 3 });
  });

  test("counts against the plan's links if it is an activity", async () => {
    const family = await world.parent();
    const { id: kidId } = await family.caller.kids.create({ firstName: "Theo" });
    const activity = { kidId, name: "Camp", isActivity: true, state: "draft" } as const;
    for (let count = 0; count < 4; count += 1) await family.caller.wishlist.create(activity);
    expect(await getCallOutcome(family.caller.wishlist.create(activity))).toBe("PLAN_LIMIT");
    const wish = family.caller.wishlist.create({ ...activity, isActivity: false });
    expect(await getCallOutcome(wish)).toBe("ok");
  });

  test("excludes a concurrent gift", async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, activityId, kidId, caller } = await makeFamily();
      const gifts = [
        () => world.visitor().wishlist.purchase({ id, purchasedBy: "Rose" }),
        () => world.visitor().wishlist.reserve({ id }),
        () =>
          world.visitor().gratitude.reportContribution({
            kidId,
            wishlistItemId: activityId,
            contributorName: "Ben",
            amount: 5,
            type: "other",
          }),
      ];
      const drafts = [id, activityId].map(
        (itemId) => () => caller.wishlist.update({ id: itemId, state: "draft" }),
      );
      const calls = round % 2 ? [...gifts, ...drafts] : [...drafts, ...gifts];
      const known = ["ok", "CONFLICT", "NOT_FOUND", "RESERVED", "ALREADY_PURCHASED"];
      const tally = await countCallOutcomes(calls.map((call) => call()));
      expect(Object.keys(tally).filter((code) => !known.includes(code))).toEqual([]);
      const list = await caller.wishlist.list({ kidId });
      const wish = list.find((one) => one.id === id);
      const taken = (wish?.gifts.length ?? 0) + (wish?.held ?? 0);
      expect(taken > 0).toBe(wish?.state === "shown");
      const chippedIn = (await caller.gratitude.contributions({ kidId })).some(
        ({ wishlistItemId }) => wishlistItemId === activityId,
      );
      const activity = list.find((one) => one.id === activityId);
      expect(chippedIn).toBe(activity?.state === "shown");
    }
  });
});
