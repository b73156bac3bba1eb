import { afterAll, expect, test } from "vitest";
import { createTestDatabase } from "../../testing/database.ts";
import { makeFamily } from "../../testing/factories.ts";
import { claimDueGiftNotices, insertDueGiftNotice } from "./gift-notices.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);

test("claims each family once, with its owner, and skips notices that another transaction has claimed", async () => {
  const families = [await makeFamily(db), await makeFamily(db)].sort((a, b) =>
    a.id < b.id ? -1 : 1,
  );
  for (const { id } of [...families, ...families].reverse()) await insertDueGiftNotice(db, id);
  await db.transaction(async (tx) => {
    expect(await claimDueGiftNotices(tx)).toEqual(
      families.map(({ id, owner }) => ({
        familyId: id,
        userId: owner.id,
        email: owner.email,
        lastNoticeAt: null,
        hasWebhooks: false,
      })),
    );
    expect(await claimDueGiftNotices(db)).toEqual([]);
  });
});
