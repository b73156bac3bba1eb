import {
  getMaxKidSizeLength,
  KID_SIZE_NAMES,
  KID_SIZES,
  KID_TEXT_NAMES,
  KID_TEXTS,
} from "@giftling/domain";
import { getTableColumns } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { createTestDatabase } from "../testing/database.ts";
import { makeFamily, makeKid } from "../testing/factories.ts";
import { isFreeText } from "../testing/family-columns.ts";
import { kids } from "./kids.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);

/** Text columns of a kid that are not optional texts, such as the second day's name (rule: second-day). */
const NO_TEXTS = ["firstName", "secondDayName"];

const columns = Object.entries(getTableColumns(kids))
  .filter(([name, column]) => isFreeText(column) && !NO_TEXTS.includes(name))
  .map(([name]) => name);

test("every text of a kid has a column, and every text column is in the domain's table", () => {
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
  ...KID_SIZE_NAMES.map((name) => [name, getMaxKidSizeLength(name)] as const),
];

test.each(limits)("the column of %s accepts the specified maximum length", async (name, limit) => {
  const family = await makeFamily(db);
  await makeKid(db, family.id, { [name]: "x".repeat(limit) });
  await expect(
    makeKid(db, family.id, { [name]: "x".repeat(limit + 1) }),
    `packages/db/src/schema/kids.ts: no length check of ${name}`,
  ).rejects.toThrow();
});
