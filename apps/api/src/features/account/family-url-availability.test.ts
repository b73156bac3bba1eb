import * as schema from "@giftling/db/schema/index";
import { makeFamilyUrl } from "@giftling/db/testing/factories";
import { afterAll, describe, expect, test } from "vitest";
import { hashFamilyUrl } from "../../core/crypto/tokens.ts";
import { createTestFixture, type TestFixture } from "../../testing/test-fixture.ts";

const world: TestFixture = await createTestFixture();
afterAll(() => world.close());

describe("checkFamilyUrlAvailability (rule: address-while-typing)", () => {
  test("returns whether a family URL is available, and suggests an alternative to a taken one", async () => {
    const [own, other] = [await world.parent(), await world.parent()];
    await makeFamilyUrl(world.db, other.id, { address: "okafor", isCurrent: false });
    await makeFamilyUrl(world.db, other.id, { address: "okafor-family", isCurrent: false });
    const ask = (familyUrl: string) => own.caller.account.addressFree({ familyUrl });
    expect(await ask("Okafor ")).toEqual({
      familyUrl: "okafor",
      isFree: false,
      suggestion: "the-okafor-family",
    });
    expect(await ask("okafor-home")).toEqual({
      familyUrl: "okafor-home",
      isFree: true,
      suggestion: null,
    });
    // The family can set the suggested URL.
    const taken = await own.caller.account.setFamilyUrl({ familyUrl: "the-okafor-family" });
    expect(taken.familyUrl).toBe("the-okafor-family");
    expect(await ask("the-okafor-family")).toMatchObject({ isFree: true });
  });

  test("reports a deleted family's URL and reserved URLs as taken", async () => {
    const { caller } = await world.parent();
    const hmac = hashFamilyUrl(world.deps.config.secret, "long-gone");
    await world.db.insert(schema.addressTombstones).values({ addressHmac: hmac });
    for (const familyUrl of ["long-gone", "admin", "--"]) {
      expect(await caller.account.addressFree({ familyUrl })).toMatchObject({ isFree: false });
    }
  });
});
