import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from "node:fs";
import path from "node:path";

const getSecretFile = (folder: string) => path.join(folder, "app-secret");

/** Returns the secret that is stored in a folder, or null before the first start. */
export function readServerSecret(folder: string): string | null {
  const file = getSecretFile(folder);
  return existsSync(file) ? readFileSync(file, "utf8").trim() : null;
}

/** Returns the secret that is stored in a folder. The first call creates a secret that only this user can read. */
export function readOrCreateServerSecret(folder: string): string {
  const file = getSecretFile(folder);
  if (!existsSync(file)) {
    // Renames only a complete file, so that a crash leaves no empty secret.
    const draft = openSync(`${file}.new`, "w", 0o600);
    writeSync(draft, randomBytes(32).toString("hex"));
    fsyncSync(draft);
    closeSync(draft);
    renameSync(`${file}.new`, file);
  }
  return readFileSync(file, "utf8").trim();
}
