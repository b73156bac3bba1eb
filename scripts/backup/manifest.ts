import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { OperatorError } from "../operator/command.ts";
import type { DatabaseFacts } from "./facts.ts";

/**
 * Description of a backup. The description is written last, so a folder without a description is an incomplete backup.
 */
export type BackupManifest = {
  madeAt: string;
  /** Format of the rows: one COPY file for each table, or a single pg_dump archive. */
  kind: "copy" | "pg_dump";
  /** Hashes of the applied migrations, oldest first. */
  migrations: readonly string[];
  tables: DatabaseFacts;
  sequences: Readonly<Record<string, string | null>>;
  /**
   * SHA-256 of each picture's file in hexadecimal, by the picture's storage key. Null for a picture whose file is
   * missing.
   */
  pictures: Readonly<Record<string, string | null>>;
};

export const MANIFEST_FILE = "manifest.json";

export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), "utf8").catch(() => null);
  if (text === null)
    throw new OperatorError(`${folder} is no whole backup: it has no ${MANIFEST_FILE}.`);
  const manifest: BackupManifest = JSON.parse(text);
  return manifest;
}
