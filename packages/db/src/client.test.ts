import { connect, createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabasePool, type Executor } from "./client.ts";
import { users } from "./schema/account.ts";
import { createTestDatabase, type TestDatabase } from "./testing/database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Returns the strings in `marks` that occur in the prepared statements of a connection. */
async function preparedOn(db: Executor, marks: string[]): Promise<string[]> {
  const rows = await db.execute<{ statement: string }>(
    sql`select statement from pg_prepared_statements`,
  );
  return marks.filter((mark) => rows.some(({ statement }) => statement.includes(mark)));
}

/**
 * Runs three statements twice each: one outside a transaction, one inside a transaction, and one named query. Returns
 * the column aliases of the prepared statements.
 */
async function runMarked(prepare?: boolean): Promise<string[]> {
  const { db, close } = createDatabasePool(database.url, {
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

test("prepares statements, including in transactions", async () => {
  expect(await runMarked()).toEqual(["outside", "inside", "built"]);
});

test("prepares no statements for a pooler without prepared statement support", async () => {
  expect(await runMarked(false)).toEqual([]);
});

async function inspectConnection(url: string) {
  const { hostname, port } = new URL(url);
  let isCutting = false;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    client.on("data", (bytes) => {
      // The byte "P" starts a statement with parameters. No login message starts with this byte.
      if (isCutting && bytes[0] === 0x50) client.destroy();
      else upstream.write(bytes);
    });
    upstream.pipe(client);
    for (const socket of [client, upstream]) {
      socket.on("error", () => undefined);
      socket.on("close", () => {
        client.destroy();
        upstream.destroy();
      });
    }
  });
  const listen = (at: number) =>
    new Promise<number>((resolve) => {
      server.listen(at, "127.0.0.1", () => {
        const address = server.address();
        resolve(typeof address === "object" ? (address?.port ?? 0) : 0);
      });
    });
  const at = await listen(0);
  const way = new URL(url);
  way.host = `127.0.0.1:${at}`;
  return {
    url: way.href,
    cut: (isSo: boolean) => {
      isCutting = isSo;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
    open: () => listen(at),
  };
}

test("fails only the statement on the lost connection", async () => {
  const way = await inspectConnection(database.url);
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => void unhandled.push(reason);
  process.on("unhandledRejection", note);
  const { db, close } = createDatabasePool(way.url, { max: 1 });
  try {
    way.cut(true);
    await expect(db.execute(sql`select ${1}::int as one`)).rejects.toThrow();
    await sleep(50);
    expect(unhandled).toEqual([]);
    way.cut(false);
    expect(await db.execute(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  } finally {
    process.off("unhandledRejection", note);
    await close();
    await way.close();
  }
});

test("reconnects within two seconds after the database is available again", async () => {
  const way = await inspectConnection(database.url);
  await way.close();
  const { db, close } = createDatabasePool(way.url, { max: 1 });
  try {
    const gone = Date.now() + 3_000;
    while (Date.now() < gone) await db.execute(sql`select 1`).catch(() => undefined);
    await way.open();
    const begin = Date.now();
    for (let isBack = false; !isBack; ) {
      isBack = await db.execute(sql`select 1`).then(
        () => true,
        () => false,
      );
    }
    const back = Date.now() - begin;
    // Measures how long this machine takes to open a connection.
    const other = createDatabasePool(way.url, { max: 1 });
    await other.db.execute(sql`select 1`);
    const bare = Date.now() - begin - back;
    await other.close();
    expect(back).toBeLessThan(3_000 + 3 * bare);
  } finally {
    await close();
    await way.close();
  }
});
