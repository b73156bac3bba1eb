import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLostDatabaseFixture } from "../testing/lost-database-fixture.ts";

let world: Awaited<ReturnType<typeof createLostDatabaseFixture>>;
beforeAll(async () => {
  world = await createLostDatabaseFixture(1);
});
afterAll(() => world.close());

test.each([1, 3, 6])(
  "no route responds with 500 when the database is lost after %i messages (rule: failing-server)",
  async (messages) => {
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
