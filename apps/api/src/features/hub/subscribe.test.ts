import { makeKid, makeWish } from "@giftling/db/testing/factories";
import { afterAll, describe, expect, test } from "vitest";
import {
  countCallOutcomes,
  createTestFixture,
  getCallOutcome,
  type TestFixture,
} from "../../testing/test-fixture.ts";

const world: TestFixture = await createTestFixture();
afterAll(() => world.close());

const HOUR = 60 * 60 * 1_000;

async function family(facts: Parameters<TestFixture["parent"]>[0] = {}) {
  const parent = await world.parent(facts);
  const kid = await makeKid(world.db, parent.id, { schoolType: "private", grade: "1st" });
  return { ...parent, kidId: kid.id };
}

const contacts = () =>
  world.db.execute<{ email: string; confirmed_at: string | null }>("select * from mail_contacts");

describe("create", () => {
  test("stores an unconfirmed sign-up once per address and always returns the same response", async () => {
    const { id, kidId } = await family();
    const before = (await contacts()).length;
    const sign = (email: string) =>
      world.visitor().hub.subscribe({ kidId, name: "Aunt May", email, wantsUpdates: true });
    for (const email of ["May@Example.com", "may@example.com", "may+news@example.com"]) {
      expect(await sign(email)).toEqual({ status: "confirmation-sent" });
    }
    const stored = (await contacts()).slice(before);
    expect(stored).toMatchObject([{ family_id: id, email: "May@Example.com", confirmed_at: null }]);
  });

  test("links an address only to the thank-you of the gift token's gift", async () => {
    const { caller, kidId } = await family();
    const item = await makeWish(world.db, kidId);
    const other = await makeWish(world.db, kidId);
    const visitor = world.visitor();
    const bought = { id: item.id, purchasedBy: "Aunt May" };
    const { giftToken } = await visitor.wishlist.purchase(bought);
    await visitor.wishlist.purchase({ ...bought, id: other.id });
    const sign = (email: string, token: string) =>
      visitor.hub.subscribe({ kidId, name: "Aunt May", email, giftToken: token });
    await sign("forged@example.com", `${giftToken.split(".")[0]}.forged`);
    await sign("may@example.com", giftToken);
    await sign("late@example.com", giftToken);
    const linked = await world.db.execute(
      `select email from thank_yous join mail_contacts on mail_contacts.id = contact_id
       where kid_id = '${kidId}'`,
    );
    expect(linked).toEqual([{ email: "may@example.com" }]);
    expect(await caller.gratitude.pendingThankYous({ kidId })).toHaveLength(2);
  });

  test("stores an amount sent with a sign-up in the ledger once", async () => {
    const { caller, kidId } = await family();
    const visitor = world.visitor();
    const form = { kidId, name: "Aunt May", email: "may@example.com" };
    const money = { contributionType: "529", contributionAmount: 50 } as const;
    await visitor.hub.subscribe({ ...form, ...money });
    await visitor.hub.subscribe({ ...form, ...money });
    const given = { kidId, contributorName: "Uncle Ben", amount: 20, type: "529" } as const;
    const { giftToken } = await visitor.gratitude.reportContribution(given);
    const ben = { kidId, name: "Uncle Ben", email: "ben@example.com", giftToken };
    await visitor.hub.subscribe({ ...ben, contributionType: "529", contributionAmount: 20 });
    expect(await caller.gratitude.contributions({ kidId })).toMatchObject([
      { contributorName: "Uncle Ben", amount: 20 },
      { contributorName: "Aunt May", amount: 50, type: "529", status: "reported" },
    ]);
    expect(await caller.gratitude.pendingThankYous({ kidId })).toHaveLength(2);
  });

  test("stores an amount from a known contact, and a repeated amount once (rule: contribution-ledger)", async () => {
    const { caller, kidId } = await family();
    const visitor = world.visitor();
    const give = (contributionAmount?: number, type: "529" | "other" = "529") =>
      visitor.hub.subscribe({
        kidId,
        name: "Aunt May",
        email: "may@example.com",
        ...(contributionAmount ? { contributionAmount, contributionType: type } : {}),
      });
    const amounts = async () =>
      (await caller.gratitude.contributions({ kidId })).map(({ amount }) => amount).sort();
    await give();
    await give(25);
    await give(25);
    await give(40);
    await give(40, "other");
    expect(await amounts()).toEqual([25, 40, 40]);
    world.clock.advance(25 * HOUR);
    await give(25);
    world.clock.advance(-25 * HOUR);
    expect(await amounts()).toEqual([25, 25, 40, 40]);
  });

  test("accepts the thank-you queue's gift types (rule: email-confirmation)", async () => {
    const { caller, kidId } = await family();
    for (const contributionType of ["wishlist", "esa", "contribution"] as const) {
      const email = `${contributionType}@example.com`;
      const gift = { contributionType, contributionAmount: 30 };
      await world.visitor().hub.subscribe({ kidId, name: contributionType, email, ...gift });
    }
    expect(await caller.gratitude.contributions({ kidId })).toMatchObject([
      { contributorName: "contribution", type: "other" },
      { contributorName: "esa", type: "other" },
    ]);
    const thanks = await caller.gratitude.pendingThankYous({ kidId });
    expect(thanks.map((entry) => entry.contributionType)).toEqual(["esa", "contribution"]);
  });

  test("returns a response for the demo without storing anything", async () => {
    const before = (await contacts()).length;
    const form = { kidId: "demo-emma", name: "Aunt May", email: "may@example.com" };
    expect(await world.visitor().hub.subscribe(form)).toEqual({ status: "confirmation-sent" });
    expect(await contacts()).toHaveLength(before);
    expect(
      await getCallOutcome(world.visitor().hub.subscribe({ ...form, kidId: "demo-nobody" })),
    ).toBe("NOT_FOUND");
  });
});

describe("limits", () => {
  test("requires a name and a valid e-mail address", async () => {
    const { kidId } = await family();
    const sign = (patch: object) =>
      getCallOutcome(
        world.visitor().hub.subscribe({ kidId, name: "May", email: "may@example.com", ...patch }),
      );
    expect(await sign({ name: " " })).toBe("INVALID_INPUT");
    expect(await sign({ email: "may" })).toBe("INVALID_INPUT");
    expect(await sign({ email: "may@example.com\nBcc: all@example.com" })).toBe("INVALID_INPUT");
    expect(await sign({ contributionAmount: 0 })).toBe("INVALID_INPUT");
  });
});

describe("races", () => {
  test("creates one supporter and one ledger entry for twenty concurrent sign-ups", async () => {
    const { caller, kidId } = await family();
    const form = { kidId, name: "Aunt May", email: "may@example.com", contributionAmount: 5 };
    const calls = Array.from({ length: 20 }, () => world.visitor().hub.subscribe(form));
    expect(await countCallOutcomes(calls)).toEqual({ ok: 20 });
    expect(await caller.gratitude.contributions({ kidId })).toHaveLength(1);
    expect(await caller.kids.analytics({ kidId })).toMatchObject({ supporters: 1 });
  });
});
