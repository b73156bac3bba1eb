import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import path from "node:path";
import { build } from "vite";
import { onTestFinished } from "vitest";

const ROOT = path.join(import.meta.dirname, "../..");
let built: Promise<string> | undefined;

/**
 * Builds the API once per test process, as the release build does, and returns the path of its main file. A process that
 * compiles 600 files on every start takes several times as long as the build.
 */
export function buildApi(): Promise<string> {
  const outDir = path.join(ROOT, ".test-build", process.env.VITEST_POOL_ID ?? "0");
  built ??= build({
    root: ROOT,
    configFile: path.join(ROOT, "vite.config.ts"),
    logLevel: "error",
    build: { outDir, emptyOutDir: true },
  }).then(() => path.join(outDir, "main.js"));
  return built;
}

/**
 * Starts the API process on a database and a folder, for a test that stops or kills it. The process is killed at the latest
 * when the test finishes.
 */
export async function startApiProcess(
  { url, folder }: { url: string; folder: string },
  env: Record<string, string> = {},
  stdio: StdioOptions = "ignore",
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [await buildApi()], {
    cwd: ROOT,
    stdio,
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
