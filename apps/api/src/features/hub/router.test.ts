import { findFamily } from "@giftling/db/queries/account/families";
import {
  makeContribution,
  makeFamilyUrl,
  makeKid,
  makePaymentLink,
  makePurchase,
  makeRegistryLink,
  makeUpdate,
  makeWish,
} from "@giftling/db/testing/factories";
import { hideTable } from "@giftling/db/testing/hidden-table";
import { addDays } from "@giftling/domain";
import { afterAll, describe, expect, test } from "vitest";
import {
  createTestFixture,
  getCallOutcome,
  type TestFixture,
  UNKNOWN_ID,
} from "../../testing/test-fixture.ts";

const world: TestFixture = await createTestFixture();
afterAll(() => world.close());

const HOUR = 60 * 60 * 1_000;

async function family(facts: Parameters<TestFixture["parent"]>[0] = {}) {
  const parent = await world.parent(facts);
  const kid = await makeKid(world.db, parent.id, { schoolType: "private", grade: "1st" });
  return { ...parent, kidId: kid.id };
}

describe("read", () => {
  test("returns a kid's hub with all of its content", async () => {
    const { id, familyUrl, kidId } = await family();
    await makePaymentLink(world.db, kidId);
    await makeRegistryLink(world.db, kidId);
    await makeWish(world.db, kidId);
    await makeUpdate(world.db, kidId);
    await makeContribution(world.db, kidId, { status: "confirmed", amountCents: 1_050 });
    await makeContribution(world.db, kidId, { status: "confirmed", type: "other" });
    await makeContribution(world.db, kidId, { status: "reported", amountCents: 99 });
    const hub = await world.visitor().hub.kid({ familyUrl, kidId });
    expect(hub).toMatchObject({
      familyUrl,
      kid: { id: kidId, firstName: "Emma", grade: "1st" },
      paymentLinks: [{ label: "College fund" }],
      registryLinks: [{ label: "Birthday list" }],
      wishlist: [{ name: "Wooden train", isOnWall: true }],
      updates: [{ title: "First day of school" }],
      contributedByType: { "529": 10.5, other: 25 },
      showsBranding: true,
    });
    expect(hub.contributions).toHaveLength(3);
    const { kids } = await world.visitor().hub.kids({ familyUrl });
    expect(kids).toEqual([hub.kid]);
    expect(hub.referralCode).toBe((await findFamily(world.db, id))?.referralCode);
  });

  test("returns the same hub for a former family URL and for a different spelling", async () => {
    const { id, familyUrl, kidId } = await family();
    const former = await makeFamilyUrl(world.db, id, { isCurrent: false });
    for (const asked of [former.address, ` ${familyUrl.toUpperCase()} `]) {
      expect(await world.visitor().hub.kid({ familyUrl: asked, kidId })).toMatchObject({
        familyUrl,
      });
      expect(await world.visitor().hub.kids({ familyUrl: asked })).toMatchObject({ familyUrl });
    }
  });

  test("hides the branding with Premium", async () => {
    const { familyUrl, kidId } = await family({ premiumGrantedUntil: addDays(new Date(), 2) });
    const hub = await world.visitor().hub.kid({ familyUrl, kidId });
    expect(hub.showsBranding).toBe(false);
  });

  test("counts a view once per visitor and hour", async () => {
    const { caller, familyUrl, kidId } = await family();
    const look = (ip: string) => world.visitor({ ip }).hub.kid({ familyUrl, kidId });
    const views = async () => {
      await world.deps.visits.flush();
      return (await caller.kids.analytics({ kidId })).totalPageViews;
    };
    await Promise.all([look("192.0.2.1"), look("192.0.2.1"), look("192.0.2.2")]);
    expect(await views()).toBe(2);
    world.clock.advance(HOUR);
    await look("192.0.2.1");
    expect(await views()).toBe(3);
  });

  test("returns the hub when counting fails", async () => {
    const { familyUrl, kidId } = await family();
    const restoreVisits = await hideTable(world.db, "visit_days");
    try {
      expect(await getCallOutcome(world.visitor().hub.kid({ familyUrl, kidId }))).toBe("ok");
      await world.deps.visits.flush();
    } finally {
      await restoreVisits();
    }
  });

  test("serves the demo", async () => {
    const { hub } = world.visitor();
    const { familyUrl, kids } = await hub.kids({ familyUrl: "Demo" });
    expect(familyUrl).toBe("demo");
    for (const kid of kids) {
      expect((await hub.kid({ familyUrl: "demo", kidId: kid.id })).kid).toEqual(kid);
    }
    expect(await getCallOutcome(hub.kid({ familyUrl: "demo", kidId: "demo-nobody" }))).toBe(
      "NOT_FOUND",
    );
  });
});

describe("privacy", () => {
  test("hides surname, school, e-mail address, amounts and hidden names from visitors", async () => {
    const canary = { lastName: "Canarysurname", email: "canary-mail@example.com" };
    const { familyUrl, kidId } = await family({ owner: canary });
    const [shown, anonymous, offWall] = await Promise.all([
      makeWish(world.db, kidId),
      makeWish(world.db, kidId),
      makeWish(world.db, kidId),
    ]);
    await makePurchase(world.db, shown.id, { giverName: "Grandma Rose" });
    await makePurchase(world.db, anonymous.id, { giverName: null, isAnonymous: true });
    await makePurchase(world.db, offWall.id, { giverName: "Canarygiver", isOnWall: false });
    await makeContribution(world.db, kidId, { amountCents: 123_456 });
    await makeContribution(world.db, kidId, { contributorName: "Canaryone", status: "dismissed" });
    await makeContribution(world.db, kidId, { contributorName: "Canarytwo", isOnWall: false });
    const hub = await world.visitor().hub.kid({ familyUrl, kidId });
    expect(JSON.stringify(hub)).not.toMatch(/canary|1234\.56|private/i);
    expect(Object.keys(hub.kid).sort()).toEqual(
      [
        "avatarUrl",
        "bio",
        "birthdayDay",
        "birthdayMonth",
        "firstName",
        "grade",
        "id",
        "secondDayDay",
        "secondDayMonth",
        "secondDayName",
      ].sort(),
    );
    expect(hub.sizes).toBeNull();
    expect(hub.wishlist.map((item) => [item.purchasedBy, item.isOnWall])).toEqual([
      ["Grandma Rose", true],
      [null, true],
      [null, false],
    ]);
    expect(hub.contributions).toMatchObject([{ contributorName: "Uncle Ben", amount: null }]);
  });

  test("returns NOT_FOUND for a kid under another family's URL", async () => {
    const { kidId } = await family();
    const other = await family();
    const { hub } = world.visitor();
    for (const id of [kidId, UNKNOWN_ID, "x"]) {
      expect(await getCallOutcome(hub.kid({ familyUrl: other.familyUrl, kidId: id }))).toBe(
        "NOT_FOUND",
      );
    }
    const long = "x".repeat(300);
    expect(await getCallOutcome(hub.kid({ familyUrl: other.familyUrl, kidId: long }))).toBe(
      "NOT_FOUND",
    );
    expect(await getCallOutcome(hub.kids({ familyUrl: long }))).toBe("NOT_FOUND");
    expect(await getCallOutcome(hub.kid({ familyUrl: "no-such-family", kidId }))).toBe("NOT_FOUND");
    expect(await getCallOutcome(hub.kids({ familyUrl: "no-such-family" }))).toBe("NOT_FOUND");
  });

  test("hides a closed account's hub", async () => {
    const { familyUrl, kidId } = await family({ closedAt: new Date() });
    const { hub } = world.visitor();
    expect(await getCallOutcome(hub.kids({ familyUrl }))).toBe("NOT_FOUND");
    expect(await getCallOutcome(hub.kid({ familyUrl, kidId }))).toBe("NOT_FOUND");
    const form = { kidId, name: "Aunt May", email: "may@example.com" };
    expect(await getCallOutcome(hub.subscribe(form))).toBe("NOT_FOUND");
  });
});
