import { makeActivity, makeKid, makeWish } from "@giftling/db/testing/factories";
import { countDeadlocks } from "@giftling/db/testing/lock-statistics";
import { afterAll, describe, expect, test } from "vitest";
import {
  countCallOutcomes,
  createTestFixture,
  getCallOutcome,
} from "../../testing/test-fixture.ts";

const world = await createTestFixture();
afterAll(() => world.close());

const times = <Result>(count: number, call: (index: number) => Result): Result[] =>
  Array.from({ length: count }, (_, index) => call(index));

/** Creates a visitor's API caller with a separate network address. */
const stranger = (index: number, round = 0) =>
  world.visitor({ ip: `10.${round % 250}.${index % 250}.1` });

async function makeHub() {
  const parent = await world.parent();
  const kid = await makeKid(world.db, parent.id);
  const wish = async (quantity: number | null = 1) =>
    (await makeWish(world.db, kid.id, { quantity })).id;
  return { ...parent, kidId: kid.id, wish };
}

describe("a held unit (rule: holds)", () => {
  test("cannot be taken by another visitor while its holder buys it", async () => {
    const { wish } = await makeHub();
    let refused = 0;
    for (let round = 0; round < 60; round += 1) {
      const id = await wish(2);
      const { passToken } = await stranger(0, round).wishlist.reserve({ id, reservedBy: "Rose" });
      const [own, ...others] = await Promise.all([
        getCallOutcome(
          stranger(0, round).wishlist.purchase({ id, purchasedBy: "Rose", passToken }),
        ),
        ...times(20, (index) =>
          getCallOutcome(
            index % 2
              ? stranger(index + 1, round).wishlist.purchase({ id, purchasedBy: "Ben" })
              : stranger(index + 1, round).wishlist.reserve({ id, reservedBy: "May" }),
          ),
        ),
      ]);
      if (own !== "ok") refused += 1;
      expect(others.filter((code) => code === "ok").length).toBeLessThanOrEqual(1);
    }
    expect(refused).toBe(0);
  });

  test.each([1, 2, null])(
    "is bought once when its token is used twenty times concurrently, with quantity %s",
    async (quantity) => {
      const { wish, caller, kidId } = await makeHub();
      const id = await wish(quantity);
      const { passToken } = await stranger(0).wishlist.reserve({ id, reservedBy: "Rose" });
      const purchase = { id, purchasedBy: "Rose", passToken };
      const answers = await Promise.all(times(20, () => stranger(0).wishlist.purchase(purchase)));
      expect(new Set(answers.map((answer) => answer.passToken))).toEqual(new Set([passToken]));
      const [bought] = (await caller.wishlist.list({ kidId })).filter((item) => item.id === id);
      expect(bought?.gifts).toHaveLength(1);
      expect(await caller.gratitude.pendingThankYous({ kidId })).toHaveLength(1);
    },
  );
});

describe("concurrent gifts of every kind at one hub", () => {
  test("are all stored without a deadlock while a parent undoes the day", async () => {
    const { caller, kidId, wish } = await makeHub();
    const activity = await makeActivity(world.db, kidId);
    const before = await countDeadlocks(world.db);
    const money = { kidId, amount: 5, type: "other", contributorName: "Ben" } as const;
    const gifts = async () => {
      const wishes = await Promise.all(times(25, () => wish()));
      return [
        ...wishes.map((id, index) =>
          stranger(index).wishlist.purchase({ id, purchasedBy: "Rose" }),
        ),
        ...times(25, (index) =>
          stranger(25 + index).gifts.record({ kidId, label: "A puzzle", giverName: "May" }),
        ),
        ...times(25, (index) =>
          stranger(50 + index).gratitude.reportContribution(
            index % 2 ? money : { ...money, wishlistItemId: activity.id },
          ),
        ),
      ];
    };
    expect(await countCallOutcomes(await gifts())).toEqual({ ok: 75 });
    const day = world.clock.now().toISOString().slice(0, 10);
    const mixed = await gifts();
    const takenBack = times(3, () => caller.gratitude.putBackDay({ kidId, day }));
    expect(await countCallOutcomes([...mixed, ...takenBack])).toEqual({ ok: 78 });
    expect(await countDeadlocks(world.db)).toBe(before);
  });
});
