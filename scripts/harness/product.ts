import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hasProcessExited } from "./processes.ts";
import { isApiReady, pollUntil } from "./wait.ts";

const READY_TIMEOUT_MS = 240_000;

/** Product process that runs like `pnpm start`, with a separate data folder and separate ports. */
export class ProductProcess {
  readonly port: number;
  readonly localDir: string;
  readonly origin: string;
  readonly #env: NodeJS.ProcessEnv;
  #process: ChildProcess | null = null;

  /** Prepares the product without starting it. `env` contains additional environment variables. */
  constructor(port: number, localDir: string, env: NodeJS.ProcessEnv = {}) {
    this.port = port;
    this.localDir = localDir;
    this.#env = env;
    this.origin = `http://localhost:${port}`;
  }

  async start(): Promise<void> {
    this.#process = spawn(process.execPath, ["--import", "tsx", "scripts/start.ts"], {
      detached: true,
      stdio: ["ignore", "ignore", "inherit"],
      env: {
        ...process.env,
        PORT: String(this.port),
        LOCAL_SERVICES_PORT: String(this.port + 1),
        LOCAL_SMTP_PORT: String(this.port + 2),
        LOCAL_DIR: this.localDir,
        RATE_LIMIT_MULTIPLIER: "1000",
        UPDATE_MAIL_DELAY: "0",
        ...this.#env,
      },
    });
    await this.ready();
  }

  /** Resolves when the product is ready. Throws after four minutes, because a first build can take that long. */
  async ready(): Promise<void> {
    const isReady = async () => {
      if (this.#process && hasProcessExited(this.#process))
        throw new Error("The product ended by itself.");
      return isApiReady(this.origin);
    };
    if (await pollUntil(READY_TIMEOUT_MS, isReady, 50)) return;
    throw new Error("The product did not come back: see what it said above.");
  }

  async stop(): Promise<void> {
    const running = this.#process;
    if (!running?.pid || hasProcessExited(running)) return;
    const ended = once(running, "exit");
    process.kill(-running.pid, "SIGTERM");
    await ended;
  }

  /** Sends SIGKILL to the API, to PostgreSQL or to all processes of the product. */
  kill(part: "api" | "postgres" | "all"): void {
    if (part !== "postgres") for (const pid of this.#apiProcesses()) process.kill(pid, "SIGKILL");
    if (part !== "api") process.kill(this.#postmaster(), "SIGKILL");
    if (part === "all" && this.#process?.pid) process.kill(-this.#process.pid, "SIGKILL");
  }

  /** Process ID of the running API. Throws if the API is not running. */
  get apiPid(): number {
    const pid = this.findApiPid();
    if (pid === undefined) throw new Error("The API does not run.");
    return pid;
  }

  /** Returns the process ID of the running API, or undefined if the API is not running. */
  findApiPid(): number | undefined {
    return this.#apiProcesses()[0];
  }

  #postmaster(): number {
    return Number(
      readFileSync(join(this.localDir, "postgres/postmaster.pid"), "utf8").split("\n")[0],
    );
  }

  /** Returns the process IDs of the API that uses this product's port. Requires Linux. */
  #apiProcesses(): number[] {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((pid) => {
        try {
          const arguments_ = readFileSync(`/proc/${pid}/cmdline`, "utf8");
          const environment = readFileSync(`/proc/${pid}/environ`, "utf8").split("\0");
          return (
            arguments_.includes("apps/api/dist/main.js") &&
            environment.includes(`PORT=${this.port}`)
          );
        } catch {
          return false;
        }
      });
  }
}
