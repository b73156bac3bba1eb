import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { OVERLOAD_RETRY_AFTER_SECONDS, toAppError } from "../core/errors/app-error.ts";
import { createLostDatabaseFixture } from "../testing/lost-database-fixture.ts";

let world: Awaited<ReturnType<typeof createLostDatabaseFixture>>;
beforeAll(async () => {
  world = await createLostDatabaseFixture(50);
});
afterEach(() => world.proxy.setFault(null));
afterAll(() => world.close());

describe("every route responds with 503 and Retry-After when the database (rule: failing-server)", () => {
  test("closes its connections", async () => {
    await world.proxy.setFault("closed");
    const { problems, failed } = await world.walk();
    expect(problems).toEqual([]);
    expect(failed).toBeGreaterThan(world.calls.length);
  });

  test("is read-only (25006)", async () => {
    const name = new URL(world.url).pathname.slice(1);
    const readOnly = sql.raw(`alter database ${name} set default_transaction_read_only = on`);
    await world.db.execute(readOnly);
    world.proxy.cut();
    const { problems, failed } = await world.walk();
    expect(problems).toEqual([]);
    expect(failed).toBeGreaterThan(100);
  });
});

test.each(["08006", "08P01", "25006", "53100", "53300", "57P01", "57P02", "57P03", "57P05"])(
  "converts SQLSTATE %s to UNAVAILABLE with Retry-After",
  (code) => {
    const cause = Object.assign(new Error("failed"), { code });
    const error = toAppError(new Error("Failed query", { cause }));
    expect(error).toMatchObject({
      code: "UNAVAILABLE",
      status: 503,
      retryAfter: OVERLOAD_RETRY_AFTER_SECONDS,
    });
  },
);
