import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureChromium } from "../chromium.ts";
import { installDebianPackages } from "../debian-packages.ts";
import { stopProcess } from "../harness/processes.ts";
import { createTemporaryFolder } from "../harness/temporary-folder.ts";
import { readPortFromEnv, requireFreePort } from "../ports.ts";
import { buildWorkspace, type CommandResult, runCommand } from "../run-command.ts";

const root = join(import.meta.dirname, "../..");

/** Prints the duration of a test run, and the output of a failed run. Returns whether the tests passed. */
function reportRun(what: string, { ok, output, seconds }: CommandResult): boolean {
  if (!ok) console.log(output);
  console.log(`${what}: ${ok ? "all hold" : "FAILED"}, ${seconds.toFixed(0)} s`);
  return ok;
}

/** Runs a folder's test files that match the filters. Prints and returns whether the tests passed. */
async function runTests(
  what: string,
  folder: string,
  filters: string[],
  env: Record<string, string>,
): Promise<boolean> {
  const vitest = join(root, "node_modules/.bin/vitest");
  const options = { cwd: join(root, folder), env };
  return reportRun(what, await runCommand(vitest, ["run", ...filters], options));
}

/**
 * Number of generated inputs for each property test of the domain package, a hundred times as many as in `pnpm test`.
 * Each run has a new seed. A failed test prints its seed, and `FUZZ_SEED` repeats the run.
 */
const RUNS = 10_000;
/** Number of generated requests to each procedure and path of the API. */
const HTTP_RUNS = 1_000;

/** Runs the files `*.deep.test.ts` and all browser tests, including the tag @deep and additional axe checks. */
export async function runSlowTests(): Promise<boolean> {
  const unit = await runTests("slow tests", ".", ["deep.test"], {});
  await ensureChromium();
  await buildWorkspace();
  const browser = await runCommand("node_modules/.bin/playwright", ["test"], {
    cwd: join(root, "apps/e2e"),
    env: { E2E_DEEP: "yes" },
  });
  return reportRun("slow browser tests", browser) && unit;
}

/** Vitest option that sets the timeout of a property test, long enough for a busy machine. */
const TIMEOUT = "--testTimeout=1800000";

/** Runs the property-based tests with a large number of generated inputs. */
export async function runPropertyTests(): Promise<boolean> {
  const http = { FUZZ_RUNS: String(HTTP_RUNS) };
  const results = [
    await runTests(`${RUNS} inputs to each property of the domain`, "packages/domain", [TIMEOUT], {
      FUZZ_RUNS: String(RUNS),
    }),
    await runTests(
      `${HTTP_RUNS} requests to each procedure and path`,
      "apps/api",
      [TIMEOUT, "src/testing/fuzz"],
      http,
    ),
    await runTests(
      `${HTTP_RUNS / 10} hubs with 90 concurrent gifts, holds and undos`,
      "apps/api",
      ["src/features/gifts/gift-model.test.ts"],
      http,
    ),
  ];
  return results.every(Boolean);
}

/**
 * Number of mails that the API sends while it is repeatedly killed. No mail may be lost, and a repeated mail must have
 * the same Message-ID. The check also submits one e-mail address `POSTS` times, and expects a single mail.
 */
const MAILS = 500;
const POSTS = 1_000;

export const runMailDeliveryTests = (): Promise<boolean> =>
  runTests(
    `${MAILS} mails over a kill, one for ${POSTS} sign-ups`,
    "apps/api",
    [
      "src/services/email/delivery/process-crash.deep.test.ts",
      "src/services/email/outbox/email-confirmation.test.ts",
    ],
    { MAIL_KILL_COUNT: String(MAILS), SIGN_UP_POSTS: String(POSTS) },
  );

/**
 * Number of rounds, each with a separate payment provider. A round creates ten random Stripe histories, including
 * handovers. The events of each history are sent in 20 random orders, with some events lost and some repeated. The app
 * must end in the same state as Stripe, with every effect once. A round prints its seed, and `STRIPE_SEED` repeats
 * the round.
 */
const ROUNDS = 5;
const HISTORIES_EACH = 10;
const ORDERS = 20;

export async function runStripeHistoryTests(): Promise<boolean> {
  const first = Math.floor(Math.random() * 1_000_000);
  for (let round = 0; round < ROUNDS; round += 1) {
    const seed = String(first + round * HISTORIES_EACH);
    const hasPassed = await runTests(
      `${round + 1} of ${ROUNDS}: ${HISTORIES_EACH} histories in ${ORDERS} orders each, from seed ${seed}`,
      "apps/api",
      ["src/http/rest/stripe-webhook.test.ts", "-t", "any Stripe history"],
      {
        STRIPE_SEED: seed,
        STRIPE_HISTORIES: String(HISTORIES_EACH),
        STRIPE_SHUFFLES: String(ORDERS),
      },
    );
    if (!hasPassed) return false;
  }
  return true;
}

const REDIS = "/usr/bin/redis-server";

/** Runs the tests of shared rate limits with Redis. `DEEP_REDIS_PORT` is the port of Redis, 4690 by default. */
export async function runRedisRateLimitTests(): Promise<boolean> {
  await installDebianPackages({ "redis-server": REDIS });
  const port = readPortFromEnv("DEEP_REDIS_PORT", 4690);
  await requireFreePort("DEEP_REDIS_PORT", port);
  const folder = createTemporaryFolder("redis");
  const options = ["--bind", "127.0.0.1", "--port", String(port), "--save", "", "--dir", folder];
  const redis = spawn(REDIS, options, { stdio: "ignore" });
  try {
    return await runTests(
      "passcodes and reads, counted in Redis",
      "apps/api",
      ["src/features/hub/verify-hub-passcode.test.ts", "src/limits/shared-reads.test.ts"],
      { TEST_REDIS_URL: `redis://127.0.0.1:${port}` },
    );
  } finally {
    await stopProcess(redis);
  }
}
