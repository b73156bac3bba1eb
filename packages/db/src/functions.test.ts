import { readdir, readFile } from "node:fs/promises";
import { afterAll, expect, test } from "vitest";
import { createTestDatabase } from "./testing/database.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);

const folder = new URL("../functions/", import.meta.url);
const files = await readdir(folder);

test.each(files)("the database contains the function in functions/%s", async (file) => {
  const source = await readFile(new URL(file, folder), "utf8");
  const rows = await db.execute<{ definition: string }>(
    `select pg_get_functiondef('public.${file.replace(/\.sql$/, "")}'::regproc) as definition`,
  );
  expect(rows[0]?.definition.trimEnd()).toBe(source.slice(source.indexOf("CREATE")).trimEnd());
});

test("every versioned database function has a source file", async () => {
  const rows = await db.execute<{ name: string }>(
    `select proname as name from pg_proc
     where pronamespace = 'public'::regnamespace and proname ~ '_v[0-9]+$' order by proname`,
  );
  expect(rows.map(({ name }) => `${name}.sql`)).toEqual([...files].sort());
});
