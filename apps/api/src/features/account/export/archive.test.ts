import { buffer } from "node:stream/consumers";
import { setImmediate as nextIteration } from "node:timers/promises";
import { type FamilyExport, readFamilyExport } from "@giftling/db/queries/export/export";
import { COUNT_BOUNDS } from "@giftling/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCanaryFamily } from "../../../testing/canary-family.ts";
import { createTestFixture, type TestFixture } from "../../../testing/test-fixture.ts";
import { unzip } from "../../../testing/unzip.ts";
import { streamFamilyArchive } from "./archive.ts";

/** Text close to the maximum length of a description. */
const TEXT = "It has been on the list since the summer. ".repeat(12).slice(0, 480);

/**
 * Maximum CPU time of the process between two iterations of the event loop, in milliseconds. Includes the time of other
 * threads.
 */
const LONGEST_MS = 250;

let world: TestFixture;
beforeAll(async () => {
  world = await createTestFixture();
});
afterAll(() => world.close());

/** Returns `count` copies of the first element of `rows`, each with the field values of `text`. */
const many = <Row>(rows: readonly Row[], count: number, text: Partial<Row>): Row[] =>
  rows.length === 0 ? [] : Array.from({ length: count }, () => ({ ...(rows[0] as Row), ...text }));

/** Returns a family with the maximum number of kids, wishes and updates. */
async function readFullFamily(): Promise<FamilyExport> {
  const { familyId, userId } = await makeCanaryFamily(world, "full");
  const family = await readFamilyExport(world.db, familyId, userId, new Date());
  const [child] = family?.children ?? [];
  if (!family || !child) throw new Error("The family is gone.");
  const full = {
    ...child,
    wishlist: many(child.wishlist, COUNT_BOUNDS.wishes, { description: TEXT }),
    updates: many(child.updates, COUNT_BOUNDS.updates, { content: TEXT }),
  };
  return { ...family, children: Array.from({ length: COUNT_BOUNDS.kids }, () => full) };
}

/** Returns the maximum CPU time between two iterations of the event loop during `work`, in milliseconds. */
async function longestIteration(work: () => Promise<unknown>): Promise<number> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  let longest = 0;
  let before = process.cpuUsage();
  work().then(end, end);
  while (!isOver) {
    await nextIteration();
    const { user, system } = process.cpuUsage(before);
    longest = Math.max(longest, (user + system) / 1_000);
    before = process.cpuUsage();
  }
  return longest;
}

test("creates the largest family's archive without blocking the event loop (rule: data-export)", async () => {
  const family = await readFullFamily();
  let bytes = Buffer.alloc(0);
  const longest = await longestIteration(async () => {
    bytes = await buffer(await streamFamilyArchive(family, world.deps.storage, new Date()));
  });
  expect(longest).toBeLessThan(LONGEST_MS);
  const files = unzip(bytes);
  const { children } = JSON.parse(files.get("giftling.json")?.toString() ?? "");
  expect(children).toHaveLength(COUNT_BOUNDS.kids);
  expect(children[0].updates).toHaveLength(COUNT_BOUNDS.updates);
  const rows = files.get("tables/updates.csv")?.toString().split("\r\n");
  expect(rows).toHaveLength(1 + COUNT_BOUNDS.kids * COUNT_BOUNDS.updates + 1);
});
