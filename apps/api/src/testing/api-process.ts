import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { onTestFinished } from "vitest";
import type { TestFixture } from "./world.ts";

/**
 * Starts the API process on a world's database and folder, for a test that kills it. The process is killed at the latest
 * when the test finishes.
 */
export function startApiProcess(
  { url, folder }: Pick<TestFixture, "url" | "folder">,
  env: Record<string, string> = {},
): ChildProcess {
  const child = spawn(process.execPath, ["--import", "tsx", "src/main.ts"], {
    cwd: path.join(import.meta.dirname, "../.."),
    stdio: "ignore",
    env: {
      PATH: process.env.PATH,
      APP_ENV: "test",
      PORT: "0",
      DATABASE_URL: url,
      OIDC_ISSUER: "http://localhost:1/identity",
      OIDC_CLIENT_ID: "giftling",
      STORAGE_DIR: folder,
      ...env,
    },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}
