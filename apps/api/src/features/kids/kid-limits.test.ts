import { makeKid } from "@giftling/db/testing/factories";
import { addDays } from "@giftling/domain";
import { afterAll, describe, expect, test } from "vitest";
import {
  countCallOutcomes,
  createTestFixture,
  getCallOutcome,
} from "../../testing/test-fixture.ts";

const world = await createTestFixture();
afterAll(() => world.close());

describe("the plan's limit of kids", () => {
  test("allows four kids on Free and any number with Premium", async () => {
    const free = await world.parent();
    const premium = await world.parent({ premiumGrantedUntil: addDays(new Date(), 1) });
    const add = (caller: typeof free.caller) => caller.kids.create({ firstName: "Emma" });
    for (let count = 0; count < 4; count += 1) await add(free.caller);
    for (let count = 0; count < 6; count += 1) await add(premium.caller);
    expect(await getCallOutcome(add(free.caller))).toBe("PLAN_LIMIT");
  });

  test("allows edits above the limit", async () => {
    const { id, caller } = await world.parent();
    for (let count = 0; count < 6; count += 1) await makeKid(world.db, id);
    const [kid] = await caller.kids.list();
    expect(await getCallOutcome(caller.kids.update({ id: kid?.id ?? "", bio: "Still here" }))).toBe(
      "ok",
    );
    expect(await caller.kids.list()).toHaveLength(6);
  });

  test("has no limit without billing", async () => {
    const house = await createTestFixture({ BILLING: "off" });
    const { caller } = await house.parent();
    for (let count = 0; count < 6; count += 1) await caller.kids.create({ firstName: "Emma" });
    expect(await caller.kids.list()).toHaveLength(6);
    await house.close();
  });

  test("admits one of twenty concurrent additions at one below the limit", async () => {
    const { caller } = await world.parent();
    for (let count = 0; count < 3; count += 1) await caller.kids.create({ firstName: "Emma" });
    const adds = Array.from({ length: 20 }, () => caller.kids.create({ firstName: "Leo" }));
    expect(await countCallOutcomes(adds)).toEqual({ ok: 1, PLAN_LIMIT: 19 });
  });
});
