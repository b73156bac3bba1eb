import type { DatabaseFault } from "@giftling/db/testing/faulty-proxy";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { createLostDatabaseFixture } from "../testing/lost-database-fixture.ts";

let world: Awaited<ReturnType<typeof createLostDatabaseFixture>>;
afterEach(() => world.close());

const FAULTS: [string, DatabaseFault][] = [
  ["refuses connections", "refused"],
  ["is not reached by PgBouncer (08P01)", { sqlState: "08P01" }],
];

test.each(FAULTS)(
  "every route responds with 503 and Retry-After when the database %s (rule: failing-server)",
  async (_name, fault) => {
    world = await createLostDatabaseFixture(50);
    await world.proxy.setFault(fault);
    const { problems, failed } = await world.walk();
    expect(problems).toEqual([]);
    expect(failed).toBeGreaterThan(world.calls.length);
  },
);

test.each([1, 3, 6])(
  "no route responds with 500 when the database is lost after %i messages (rule: failing-server)",
  async (messages) => {
    world = await createLostDatabaseFixture(1);
    const problems: string[] = [];
    for (const call of world.calls) {
      const cookie = await world.signInOwner();
      await world.proxy.setFault(null);
      await expect
        .poll(() => world.lostDb.execute(sql`select 1`).catch(() => null), { interval: 5 })
        .not.toBeNull();
      await world.proxy.setFault("closed", messages);
      const { problem } = await world.send(call, cookie);
      if (problem) problems.push(problem);
    }
    expect(problems).toEqual([]);
  },
  1_800_000,
);
