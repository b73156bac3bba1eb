import { type ChildProcess, execFile, type StdioOptions, spawn } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { onTestFinished } from "vitest";

const ROOT = path.join(import.meta.dirname, "../..");
let built: Promise<string> | undefined;

/**
 * Builds the API once per test process, as the release build does, and returns the path of its main file. A process that
 * compiles 600 files on every start takes several times as long as the build.
 */
function buildApi(): Promise<string> {
  built ??= runBuild(path.join(ROOT, ".test-build", process.env.VITEST_POOL_ID ?? "0"));
  return built;
}

async function runBuild(outDir: string): Promise<string> {
  const args = ["build", "--logLevel=error", "--emptyOutDir", "--outDir", outDir];
  // Vitest's NODE_ENV would select React's development build.
  const env = { ...process.env, NODE_ENV: "production" };
  await promisify(execFile)("node_modules/.bin/vite", args, { cwd: ROOT, env });
  return path.join(outDir, "main.js");
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
