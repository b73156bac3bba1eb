import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Refusal } from "../operator/command.ts";
import type { DatabaseFacts } from "./facts.ts";

/** Description of a backup. It is written last, so that a folder without it is incomplete. */
export type Manifest = {
  madeAt: string;
  /** Format of the rows: one COPY file for each table, or one file of pg_dump. */
  kind: "copy" | "pg_dump";
  /** Names of the applied migrations, oldest first. */
  migrations: readonly string[];
  tables: DatabaseFacts;
  sequences: Readonly<Record<string, string | null>>;
  /** SHA-256 of each picture's file, by the picture's storage key. Null for a picture without a file. */
  pictures: Readonly<Record<string, string | null>>;
};

export const MANIFEST = "manifest.json";

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), "utf8").catch(() => null);
  if (text === null) throw new Refusal(`${folder} is no whole backup: it has no ${MANIFEST}.`);
  const manifest: Manifest = JSON.parse(text);
  return manifest;
}
