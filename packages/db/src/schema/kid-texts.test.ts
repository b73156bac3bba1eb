import { KID_TEXT_NAMES, KID_TEXTS } from "@giftling/domain";
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
    ...KID_TEXT_NAMES.filter((name) => !columns.includes(name)).map(
      (name) => `packages/db/src/schema/kids.ts: no column ${name}`,
    ),
    ...columns
      .filter((name) => !(name in KID_TEXTS))
      .map((name) => `packages/domain/src/kids/texts.ts: no row ${name}`),
  ]).toEqual([]);
});

test.each(KID_TEXT_NAMES)(
  "the column of %s takes as many characters as its row says",
  async (name) => {
    const family = await makeFamily(db);
    const { limit } = KID_TEXTS[name];
    await makeKid(db, family.id, { [name]: "x".repeat(limit) });
    await expect(
      makeKid(db, family.id, { [name]: "x".repeat(limit + 1) }),
      `packages/db/src/schema/kids.ts: no length check of ${name}`,
    ).rejects.toThrow();
  },
);
