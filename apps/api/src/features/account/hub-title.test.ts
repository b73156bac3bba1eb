import { makeKid } from "@giftling/db/testing/factories";
import { addDays } from "@giftling/domain";
import { afterAll, expect, test } from "vitest";
import { createTestFixture, getCallOutcome, type TestFixture } from "../../testing/test-fixture.ts";

const world: TestFixture = await createTestFixture();
afterAll(() => world.close());

const TITLE = "The Okafor cousins";

async function family(facts: Parameters<TestFixture["parent"]>[0]) {
  const { id, caller } = await world.parent(facts);
  const kid = await makeKid(world.db, id);
  const familyUrl = (await caller.account.user()).familyUrl ?? "";
  const shown = async () => (await world.visitor().hub.kid({ familyUrl, kidId: kid.id })).title;
  return { id, caller, shown };
}
const premium = { premiumGrantedUntil: addDays(world.clock.now(), 10) };

test("stores a Premium family's title, shows it only during Premium, and allows removal (rule: hub-title)", async () => {
  const { id, caller, shown } = await family(premium);
  expect(await shown()).toBeNull();
  expect(await caller.account.updateSharing({ hubTitle: ` ${TITLE} ` })).toMatchObject({
    hubTitle: TITLE,
  });
  expect(await shown()).toBe(TITLE);
  world.clock.advance(11 * 24 * 60 * 60 * 1_000);
  expect(await shown()).toBeNull();
  const later = await world.callerOf(id);
  expect((await later.account.user()).hubTitle).toBe(TITLE);
  expect((await later.account.updateSharing({ hubTitle: "" })).hubTitle).toBeNull();
});

test("rejects a Free family's title but not its other settings (rule: hub-title)", async () => {
  const { caller, shown } = await family({});
  expect(await getCallOutcome(caller.account.updateSharing({ hubTitle: TITLE }))).toBe(
    "PLAN_LIMIT",
  );
  await caller.account.updateSharing({ hubTitle: null, photoInPreviews: true });
  expect(await shown()).toBeNull();
});

test.each(["x".repeat(41), "evil.example", "see www", "a.b/c", "Oka\u202Efor", "two\nlines"])(
  "rejects %j as a title",
  async (hubTitle) => {
    const { caller } = await family(premium);
    expect(await getCallOutcome(caller.account.updateSharing({ hubTitle }))).toBe("INVALID_INPUT");
  },
);
