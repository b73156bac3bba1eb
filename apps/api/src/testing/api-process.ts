import { type ChildProcess, execFile, type StdioOptions, spawn } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { onTestFinished } from "vitest";

const ROOT = path.join(import.meta.dirname, "../..");
let built: Promise<string> | undefined;

/** Builds the API once per test process, which is faster than compiling every started process. */
function buildApi(): Promise<string> {
  built ??= runBuild(path.join(ROOT, ".test-build", process.env.VITEST_POOL_ID ?? "0"));
  return built;
}

async function runBuild(outDir: string): Promise<string> {
  const args = ["build", "--logLevel=error", "--emptyOutDir", "--outDir", outDir];
  // With Vitest's NODE_ENV, the build would contain React's development build.
  const env = { ...process.env, NODE_ENV: "production" };
  await promisify(execFile)("node_modules/.bin/vite", args, { cwd: ROOT, env });
  return path.join(outDir, "main.js");
}

/** Starts the API in a process that ends with the test and stores pictures in `folder`. */
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
