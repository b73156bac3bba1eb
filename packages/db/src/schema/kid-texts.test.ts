import { KID_SIZE_NAMES, KID_SIZES, KID_TEXT_NAMES, KID_TEXTS, sizeLimit } from "@giftling/domain";
import { getTableColumns } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { createTestDatabase } from "../testing/database.ts";
import { makeFamily, makeKid } from "../testing/factories.ts";
import { isFreeText } from "../testing/family-columns.ts";
import { kids } from "./kids.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);

/** Part of more than a text by itself: the name, and the second day's (rule: second-day). */
const NO_TEXTS = ["firstName", "secondDayName"];

const columns = Object.entries(getTableColumns(kids))
  .filter(([name, column]) => isFreeText(column) && !NO_TEXTS.includes(name))
  .map(([name]) => name);

test("every text of a kid is a column, and every such column is a text that the domain knows", () => {
  expect([
    ...[...KID_TEXT_NAMES, ...KID_SIZE_NAMES]
      .filter((name) => !columns.includes(name))
      .map((name) => `packages/db/src/schema/kids.ts: no column ${name}`),
    ...columns
      .filter((name) => !(name in { ...KID_TEXTS, ...KID_SIZES }))
      .map((name) => `packages/domain/src/kids/texts.ts: no row ${name}`),
  ]).toEqual([]);
});

const limits = [
  ...KID_TEXT_NAMES.map((name) => [name, KID_TEXTS[name].limit] as const),
  ...KID_SIZE_NAMES.map((name) => [name, sizeLimit(name)] as const),
];

test.each(limits)(
  "the column of %s takes as many characters as its row says",
  async (name, limit) => {
    const family = await makeFamily(db);
    await makeKid(db, family.id, { [name]: "x".repeat(limit) });
    await expect(
      makeKid(db, family.id, { [name]: "x".repeat(limit + 1) }),
      `packages/db/src/schema/kids.ts: no length check of ${name}`,
    ).rejects.toThrow();
  },
);
