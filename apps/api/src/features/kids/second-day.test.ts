import { afterAll, describe, expect, test } from "vitest";
import { createTestFixture, getCallOutcome } from "../../testing/test-fixture.ts";

const world = await createTestFixture();
afterAll(() => world.close());

describe("a second day (rule: second-day)", () => {
  const christmas = { secondDayName: "Christmas", secondDayMonth: 12, secondDayDay: 25 };

  test("is stored as a whole, updated in consistent parts, and cleared", async () => {
    const { caller } = await world.parent();
    const kid = await caller.kids.create({ firstName: "Emma", ...christmas });
    expect(kid).toMatchObject(christmas);
    const { id } = kid;
    expect(await caller.kids.update({ id, secondDayDay: 24 })).toMatchObject({
      ...christmas,
      secondDayDay: 24,
    });
    const cleared = { secondDayName: null, secondDayMonth: null, secondDayDay: null };
    expect(await caller.kids.update({ id, ...cleared })).toMatchObject(cleared);
  });

  test("is rejected with an error on the incomplete or invalid field", async () => {
    const { caller } = await world.parent();
    const { id } = await caller.kids.create({ firstName: "Emma", ...christmas });
    for (const wrong of [
      { secondDayName: null },
      { secondDayMonth: null },
      { secondDayMonth: 2, secondDayDay: 30 },
      { secondDayName: "x".repeat(41) },
    ]) {
      expect(await getCallOutcome(caller.kids.update({ id, ...wrong }))).toBe("INVALID_INPUT");
      const whole = { firstName: "Leo", ...christmas, ...wrong };
      expect(await getCallOutcome(caller.kids.create(whole))).toBe("INVALID_INPUT");
    }
  });
});
