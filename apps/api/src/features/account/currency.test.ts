import { lockFamilyForCurrencyChange, updateCurrency } from "@giftling/db/queries/account/families";
import { makeActivity, makeContribution, makeKid } from "@giftling/db/testing/factories";
import { countLockWaits } from "@giftling/db/testing/lock-statistics";
import { afterAll, expect, test } from "vitest";
import { createTestFixture, getCallOutcome, type TestFixture } from "../../testing/test-fixture.ts";

const world: TestFixture = await createTestFixture();
afterAll(() => world.close());

const GIVEN = { contributorName: "Uncle Ben", amount: 25, type: "other" } as const;
const PLAN = { type: "529", label: "College fund", url: "https://example.com/529" } as const;

async function family() {
  const parent = await world.parent();
  return { ...parent, kidId: (await makeKid(world.db, parent.id)).id };
}

test("sets the currency that a hub and a gift's page show, until the first contribution (rule: currency)", async () => {
  const { caller, kidId, familyUrl } = await family();
  const hub = async () => (await world.visitor().hub.kid({ familyUrl, kidId })).currency;
  expect(await caller.account.user()).toMatchObject({ currency: "USD", isCurrencyFixed: false });
  expect(await hub()).toBe("USD");
  expect(await caller.account.setCurrency({ currency: "EUR" })).toMatchObject({ currency: "EUR" });
  expect(await hub()).toBe("EUR");
  const { passToken } = await world.visitor().gratitude.reportContribution({ ...GIVEN, kidId });
  const gift = await world.visitor().gifts.pass({ token: passToken });
  expect(gift).toMatchObject({ amount: 25, currency: "EUR" });
  expect(await getCallOutcome(caller.account.setCurrency({ currency: "USD" }))).toBe(
    "CURRENCY_FIXED",
  );
  expect(await caller.account.setCurrency({ currency: "EUR" })).toMatchObject({
    currency: "EUR",
    isCurrencyFixed: true,
  });
});

test("is fixed by a dismissed contribution", async () => {
  const { caller, kidId } = await family();
  await makeContribution(world.db, kidId, { status: "dismissed" });
  expect(await getCallOutcome(caller.account.setCurrency({ currency: "GBP" }))).toBe(
    "CURRENCY_FIXED",
  );
});

test("permits 529 and ESA links in US dollars only", async () => {
  const { caller, kidId } = await family();
  const plan = await caller.links.createPayment({ ...PLAN, kidId });
  const change = () => getCallOutcome(caller.account.setCurrency({ currency: "EUR" }));
  expect(await change()).toBe("CURRENCY_FIXED");
  await caller.links.updatePayment({ id: plan.id, type: "other" });
  expect(await change()).toBe("ok");
  for (const type of ["529", "esa"] as const) {
    const created = caller.links.createPayment({ ...PLAN, type, kidId });
    expect(await getCallOutcome(created)).toBe("INVALID_INPUT");
    const edited = caller.links.updatePayment({ id: plan.id, type });
    expect(await getCallOutcome(edited)).toBe("INVALID_INPUT");
  }
});

test("limits amounts by currency", async () => {
  const { as, caller, kidId } = await family();
  const { id } = await makeActivity(world.db, kidId);
  const report = (amount: number) =>
    getCallOutcome(world.visitor().gratitude.reportContribution({ ...GIVEN, kidId, amount }));
  const aim = (fundingGoal: number) => getCallOutcome(as().wishlist.update({ id, fundingGoal }));
  expect(await report(10_000.01)).toBe("INVALID_INPUT");
  expect([await aim(1_000_000), await aim(1_000_000.01)]).toEqual(["ok", "INVALID_INPUT"]);
  await caller.account.setCurrency({ currency: "SEK" });
  expect([await aim(10_000_000), await aim(10_000_000.01)]).toEqual(["ok", "INVALID_INPUT"]);
  expect([await report(100_000), await report(100_000.01)]).toEqual(["ok", "INVALID_INPUT"]);
});

test("rejects an amount that a form showed in another currency", async () => {
  const { caller, kidId } = await family();
  await caller.account.setCurrency({ currency: "EUR" });
  const report = (currency: "EUR" | "GBP" | "USD") =>
    world.visitor().gratitude.reportContribution({ ...GIVEN, kidId, currency });
  for (const shown of ["GBP", "USD"] as const) {
    const message = "The family now counts in EUR. Check the amount.";
    await expect(report(shown)).rejects.toMatchObject({
      cause: { code: "CONFLICT", message, fields: { amount: message } },
    });
  }
  expect(await getCallOutcome(report("EUR"))).toBe("ok");
});

/** Changes a family's currency to euros while the call `give` waits for the change. Returns the call's outcome. */
async function giveDuringChange(familyId: string, give: () => Promise<unknown>): Promise<string> {
  const { giving } = await world.db.transaction(async (tx) => {
    await lockFamilyForCurrencyChange(tx, familyId);
    const running = getCallOutcome(give());
    await expect.poll(() => countLockWaits(world.db)).toBe(1);
    await updateCurrency(tx, familyId, "EUR");
    return { giving: running };
  });
  return giving;
}

test("rejects an amount that a parent records in the former currency during a change", async () => {
  const { id, caller, kidId } = await family();
  const money = { ...GIVEN, kidId, givenOn: "2026-01-02", currency: "USD" } as const;
  const give = () => caller.gratitude.recordContribution(money);
  expect(await giveDuringChange(id, give)).toBe("CONFLICT");
});

test("rejects an amount that a visitor reports in the former currency during a change", async () => {
  const { id, caller, kidId } = await family();
  const { gratitude } = world.visitor();
  const give = () => gratitude.reportContribution({ ...GIVEN, kidId, currency: "USD" });
  expect(await giveDuringChange(id, give)).toBe("CONFLICT");
  expect(await caller.gratitude.contributions({ kidId })).toEqual([]);
  const other = await family();
  const giveWithoutCurrency = () => gratitude.reportContribution({ ...GIVEN, kidId: other.kidId });
  expect(await giveDuringChange(other.id, giveWithoutCurrency)).toBe("ok");
});

test("serializes a change with concurrent contributions, links and kids", async () => {
  for (let round = 0; round < 6; round += 1) {
    const { as, caller, kidId } = await family();
    const [change, report, record, link] = await Promise.all([
      getCallOutcome(caller.account.setCurrency({ currency: "EUR" })),
      getCallOutcome(world.visitor().gratitude.reportContribution({ ...GIVEN, kidId })),
      getCallOutcome(
        caller.gratitude.recordContribution({ ...GIVEN, kidId, givenOn: "2026-01-02" }),
      ),
      getCallOutcome(caller.links.createPayment({ ...PLAN, kidId })),
    ]);
    expect([report, record]).toEqual(["ok", "ok"]);
    const { currency } = await as().account.user();
    const links = await caller.links.listPayment({ kidId });
    if (change === "ok") {
      expect([currency, link, links.length]).toEqual(["EUR", "INVALID_INPUT", 0]);
    } else {
      expect([change, currency, link]).toEqual(["CURRENCY_FIXED", "USD", "ok"]);
    }
  }
});
