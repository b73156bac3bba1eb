import { sumConfirmedContributionsByType, sumLedgerEntries } from "@giftling/domain";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import {
  makeContribution,
  makeFamily,
  makeFamilyUrl,
  makeKid,
  makePaymentLink,
} from "../../testing/factories.ts";
import { readKidAnalytics } from "../analytics/kid-statistics.ts";
import { readKidLists } from "../dashboard/kid-lists.ts";
import { readHubSnapshot } from "../hub/snapshot.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const entry = fc.record({
  amountCents: fc.integer({ min: 1, max: 1_000_000 }),
  type: fc.constantFrom("529" as const, "other" as const),
  status: fc.constantFrom("reported" as const, "confirmed" as const, "dismissed" as const),
  isByLink: fc.boolean(),
});

test("sums any ledger in Postgres like the domain's function (rule: one-ledger)", async () => {
  const { db } = database;
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { maxLength: 12 }), async (entries) => {
      const { id: familyId } = await makeFamily(db);
      const { address } = await makeFamilyUrl(db, familyId);
      const { id: kidId } = await makeKid(db, familyId);
      const link = await makePaymentLink(db, kidId);
      for (const { isByLink, ...given } of entries) {
        await makeContribution(db, kidId, { ...given, paymentLinkId: isByLink ? link.id : null });
      }
      const lists = await readKidLists(db, familyId, kidId, ["contributions"], new Date());
      const ledger = lists?.contributions ?? [];
      expect(ledger).toHaveLength(entries.length);
      const { total, unconfirmed } = sumLedgerEntries(ledger);
      expect(await readKidAnalytics(db, familyId, kidId, new Date(0))).toMatchObject({
        totalContributions: total,
        unconfirmedContributions: unconfirmed,
      });
      const snapshot = await readHubSnapshot(db, address, { kid: kidId }, new Date());
      expect(JSON.parse(snapshot?.hub ?? "{}")).toMatchObject({
        contributedByType: sumConfirmedContributionsByType(ledger),
      });
    }),
    { numRuns: 12 },
  );
});
