import path from "node:path";
import { OperatorError } from "../command.ts";
import { hashFile } from "./checksum.ts";
import { type BackupManifest, PICTURES_FOLDER, readManifest } from "./manifest.ts";

/**
 * Compares each file of a backup with its checksum, and returns the backup's description. Throws OperatorError with the
 * names of missing and changed files.
 */
export async function checkBackup(folder: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  if (!manifest.files) {
    throw new OperatorError(
      "This backup is of a version that stored no checksums of the rows' files. Try it with: giftling backup drill --from BACKUP",
    );
  }
  const sums = Object.entries(manifest.files);
  for (const [key, sum] of Object.entries(manifest.pictures)) {
    if (sum !== null) sums.push([path.join(PICTURES_FOLDER, key), sum]);
  }
  const problems: string[] = [];
  for (const [name, sum] of sums) {
    const found = await hashFile(path.join(folder, name)).catch((error) => {
      if (error.code === "ENOENT") return null;
      throw error;
    });
    if (found !== sum) problems.push(`${name} is ${found === null ? "missing" : "changed"}`);
  }
  if (problems.length > 0) {
    throw new OperatorError(`Don't rely on this backup:\n${problems.join("\n")}`);
  }
  return manifest;
}
