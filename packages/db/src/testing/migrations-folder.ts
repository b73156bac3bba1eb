import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { getMigrationsFolder } from "../migrate.ts";

type Entry = { idx: number; when: number; tag: string };
type Journal = { entries: Entry[] };

/** Returns the names of the migrations in order, such as "0016_families". */
export async function listMigrationTags(): Promise<string[]> {
  const file = join(getMigrationsFolder(), "meta", "_journal.json");
  const { entries }: Journal = JSON.parse(await readFile(file, "utf8"));
  return entries.map(({ tag }) => tag);
}

/**
 * Copies the first `count` migrations into a folder, which is deleted after the current test. If `added` is present,
 * appends a migration with this SQL. Returns the folder's path.
 */
export async function copyFirstMigrations(count: number, added?: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "giftling-migrations-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(getMigrationsFolder(), folder, { recursive: true });
  const file = join(folder, "meta", "_journal.json");
  const journal: Journal = JSON.parse(await readFile(file, "utf8"));
  const entries = journal.entries.slice(0, count);
  if (added !== undefined) {
    await writeFile(join(folder, "9999_added.sql"), added);
    const newest = entries.at(-1);
    if (!newest) throw new Error("There are no migrations.");
    entries.push({ ...newest, idx: newest.idx + 1, when: newest.when + 1, tag: "9999_added" });
  }
  await writeFile(file, JSON.stringify({ ...journal, entries }));
  return folder;
}
