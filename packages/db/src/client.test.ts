import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase, type Executor } from "./client.ts";
import { users } from "./schema/account.ts";
import { createTestDatabase, type TestDatabase } from "./testing/database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The marked statements that the connection has prepared. */
async function preparedOn(db: Executor, marks: string[]): Promise<string[]> {
  const rows = await db.execute<{ statement: string }>(
    sql`select statement from pg_prepared_statements`,
  );
  return marks.filter((mark) => rows.some(({ statement }) => statement.includes(mark)));
}

/** Runs the same statement twice outside and twice inside of a transaction, and says where it was prepared. */
async function runMarked(prepare?: boolean): Promise<string[]> {
  const { db, close } = createDatabase(database.url, {
    max: 1,
    ...(prepare === undefined ? {} : { prepare }),
  });
  try {
    for (let turn = 0; turn < 2; turn += 1) {
      await db.execute(sql`select 1 as outside where ${turn} >= 0`);
      await db.transaction((tx) => tx.execute(sql`select 1 as inside where ${turn} >= 0`));
      await db
        .select({ built: sql`1 as built` })
        .from(users)
        .where(sql`${sql.placeholder("turn")}::int >= 0`)
        .prepare("built")
        .execute({ turn });
    }
    return await preparedOn(db, ["outside", "inside", "built"]);
  } finally {
    await close();
  }
}

test("statements are prepared, in transactions as well", async () => {
  expect(await runMarked()).toEqual(["outside", "inside", "built"]);
});

test("nothing is prepared for a pooler that can't", async () => {
  expect(await runMarked(false)).toEqual([]);
});
