import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installPackages } from "../debian-packages.ts";
import { readPort, requireFreePort } from "../ports.ts";
import { runTests } from "./vitest.ts";

/**
 * Redis server from Debian's package. This check runs the tests of shared rate limits with it. `DEEP_REDIS_PORT` sets its
 * port (4690).
 */
const PROGRAM = "/usr/bin/redis-server";
await installPackages({ "redis-server": PROGRAM });
const port = readPort("DEEP_REDIS_PORT", 4690);
await requireFreePort("DEEP_REDIS_PORT", port);
const folder = mkdtempSync(join(tmpdir(), "giftling-redis-"));
const options = ["--bind", "127.0.0.1", "--port", String(port), "--save", "", "--dir", folder];
const redis = spawn(PROGRAM, options, { stdio: "ignore" });
const ended = once(redis, "exit");
try {
  const { ok, seconds } = await runTests("apps/api", ["src/features/hub/open-hub.test.ts"], {
    TEST_REDIS_URL: `redis://127.0.0.1:${port}`,
  });
  console.log(
    `passcodes, counted in Redis: ${ok ? "all hold" : "FAILED"}, ${seconds.toFixed(0)} s`,
  );
  process.exitCode = ok ? 0 : 1;
} finally {
  redis.kill();
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
