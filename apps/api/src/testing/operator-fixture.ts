import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase } from "@giftling/db/testing/database";
import { runGiftling } from "../commands/run-giftling.ts";

/** Creates a database, a temporary folder, and `operator`, which runs an operator command with both. */
export async function createOperatorFixture() {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), "giftling-operator-"));
  const now = new Date("2026-05-01T10:00:00.000Z");

  /** Runs `giftling operator` with the given arguments. Returns the exit code and the output. */
  async function operator(argv: string[], databaseUrl = database.url) {
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    const code = await runGiftling(["operator", ...argv], {
      account: "deploy",
      env: { DATABASE_URL: databaseUrl, LOCAL_DIR: folder, INIT_CWD: folder },
      now: () => now,
      say,
      table: (rows) => say(JSON.stringify(rows)),
      complain: say,
    });
    return { code, text: lines.join("\n") };
  }

  return {
    database,
    folder,
    now,
    operator,
    async close() {
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
