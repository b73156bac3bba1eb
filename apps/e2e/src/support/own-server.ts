import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { V8_MEMORY_FLAGS } from "../../../../scripts/api-process.ts";
import { hasProcessExited } from "../../../../scripts/harness/processes.ts";
import { isApiReady } from "../../../../scripts/harness/wait.ts";

const ROOT = resolve(import.meta.dirname, "../../../..");
const NOBODY = 65534;

/** API process that runs as in the Docker image: with its own database, and as a non-root user (rule: own-server). */
export class SelfHostedServer {
  readonly folder: string;
  /** The API's standard output and standard error since its last start. */
  log = "";
  private child: ChildProcess | null = null;

  constructor(folder = mkdtempSync(join(tmpdir(), "giftling-own-server-"))) {
    this.folder = folder;
    if (isRoot) chownSync(folder, NOBODY, NOBODY);
  }

  /**
   * Starts the API with the Dockerfile's variables on a free port. Resolves with the API's origin when the API is
   * ready.
   */
  async start(env: NodeJS.ProcessEnv = {}): Promise<string> {
    this.spawn(env);
    for (;;) {
      const port = /listening at http:\/\/[^"]*:(\d+)/.exec(this.log)?.[1];
      const origin = `http://localhost:${port}`;
      if (port && (await isApiReady(origin))) return origin;
      if (this.child?.exitCode !== null) throw new Error(this.log);
      await sleep(50);
    }
  }

  /** Returns the path of the setup link in the last line of the API's log. */
  async readSetupPath(): Promise<string> {
    for (;;) {
      const path = /(\/api\/setup\/\S+)\n$/.exec(this.log)?.[1];
      if (path) return path;
      await sleep(50);
    }
  }

  /**
   * Starts a second API on the same data folder. Resolves with the second API's output when the second API has ended.
   */
  async startSecond(): Promise<string> {
    const second = new SelfHostedServer(this.folder);
    second.spawn({});
    if (second.child) await once(second.child, "exit");
    return second.log;
  }

  /** Ends the API with a signal. Resolves with the API's exit code. */
  async end(signal: "SIGTERM" | "SIGKILL"): Promise<number | null> {
    const { child } = this;
    if (!child || hasProcessExited(child)) return null;
    child.kill(signal);
    await once(child, "exit");
    return child.exitCode;
  }

  /** Returns whether the process ID in the database's lock file belongs to a running Postgres. */
  isDatabaseRunning(): boolean {
    try {
      const [pid] = readFileSync(join(this.folder, "postgres/postmaster.pid"), "utf8").split("\n");
      process.kill(Number(pid), 0);
      return true;
    } catch {
      return false;
    }
  }

  async remove(): Promise<void> {
    await this.end("SIGTERM");
    rmSync(this.folder, { recursive: true, force: true });
  }

  private spawn(env: NodeJS.ProcessEnv): void {
    this.log = "";
    const child = spawn(process.execPath, [...V8_MEMORY_FLAGS, "dist/main.js"], {
      cwd: join(ROOT, "apps/api"),
      ...(isRoot && { uid: NOBODY, gid: NOBODY }),
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "production",
        APP_ENV: "production",
        HOST: "0.0.0.0",
        PORT: "0",
        WEB_DIST: join(ROOT, "apps/web/dist"),
        DATA_DIR: this.folder,
        STORAGE_DIR: join(this.folder, "storage"),
        ASSETS_DIR: join(this.folder, "assets"),
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        this.log += chunk;
      });
    }
    this.child = child;
  }
}

const isRoot = process.getuid?.() === 0;
