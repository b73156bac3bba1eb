import { giftCounts, purchases } from "@giftling/db/schema/index";
import { makeKid, makeWish } from "@giftling/db/testing/factories";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { createTestFixture } from "../../testing/test-fixture.ts";

const world = await createTestFixture();
afterAll(() => world.close());

/**
 * Makes the next `times` transactions that store a purchase fail with the error code `code`. A database sequence counts
 * all attempts, including attempts that are rolled back.
 */
async function failPurchases(times: number, code: string): Promise<void> {
  await world.db.execute(`
    create sequence attempts;
    create function fail_purchase() returns trigger language plpgsql as $$
    begin
      if nextval('attempts') <= ${times} then raise exception 'ended by the test' using errcode = '${code}'; end if;
      return new;
    end $$;
    create trigger fail_purchase before insert on purchases for each row execute function fail_purchase()`);
}

afterEach(() => world.db.execute("drop function fail_purchase() cascade; drop sequence attempts"));

async function buy() {
  const { id: familyId } = await world.parent();
  const { id: kidId } = await makeKid(world.db, familyId);
  const { id } = await makeWish(world.db, kidId);
  const call = world.visitor().wishlist.purchase({ id, purchasedBy: "Rose" });
  const [{ status }] = await Promise.allSettled([call]);
  const [attempts] = await world.db.execute<{ count: number }>(
    "select last_value::int as count from attempts",
  );
  const counted = await world.db.query.giftCounts.findFirst({
    columns: { hourTries: true, hourGifts: true },
    where: eq(giftCounts.key, familyId),
  });
  const stored = await world.db.$count(purchases, eq(purchases.itemId, id));
  return { status, attempts: attempts?.count, counted, stored };
}

describe.each([
  ["a deadlock", "40P01"],
  ["a serialization failure", "40001"],
])("after %s", (_name, code) => {
  test("stores a purchase on the third attempt, and counts it once", async () => {
    await failPurchases(2, code);
    expect(await buy()).toEqual({
      status: "fulfilled",
      attempts: 3,
      counted: { hourTries: 1, hourGifts: 1 },
      stored: 1,
    });
  });

  test("gives up after the third attempt and counts nothing", async () => {
    await failPurchases(9, code);
    expect(await buy()).toEqual({
      status: "rejected",
      attempts: 3,
      counted: undefined,
      stored: 0,
    });
  });
});

test("does not retry other errors", async () => {
  await failPurchases(1, "P0001");
  expect(await buy()).toMatchObject({ status: "rejected", attempts: 1, stored: 0 });
});
