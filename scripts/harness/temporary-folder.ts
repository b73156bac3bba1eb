import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Calls `use` with a new temporary folder, and deletes the folder afterwards. */
export async function withTemporaryFolder<Result>(
  name: string,
  use: (folder: string) => Promise<Result> | Result,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), `giftling-${name}-`));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
