import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { families } from "../../schema/families.ts";
import { createTestDatabase } from "../../testing/database.ts";
import { makeFamily } from "../../testing/factories.ts";
import { hubAccessColumns, visibleHubCondition } from "./hub-access.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);

const NOW = new Date("2026-03-01T10:00:00Z");

test.each([
  ["published and up", {}, { isHubShown: true, isShown: true }],
  ["kept by the parent", { isPublished: false }, { isHubShown: false, isShown: false }],
  ["taken down by an operator", { takenDownAt: NOW }, { isHubShown: false, isShown: false }],
  ["of a closed account", { closedAt: NOW }, { isHubShown: false, isShown: false }],
])("returns the access of a hub that is %s", async (_name, over, expected) => {
  const { id } = await makeFamily(db, over);
  const [read] = await db
    .select({ isHubShown: sql<boolean>`${visibleHubCondition}`, isShown: hubAccessColumns.isShown })
    .from(families)
    .where(eq(families.id, id));
  expect(read).toEqual(expected);
});
