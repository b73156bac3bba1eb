import { join } from "node:path";
import { parseArgs } from "node:util";
import { superviseApi } from "./api-process.ts";
import { runMainBrowserTest } from "./harness/main-story.ts";
import { buildRelease, findNewestTag, seedRelease } from "./harness/previous-release.ts";
import {
  formatFindings,
  type HarnessFinding,
  printFinding,
  writeSectionResults,
} from "./harness/report.ts";
import { runScript, startAndStopOnExit, stopOnExit } from "./harness/run-script.ts";
import { createTemporaryFolder } from "./harness/temporary-folder.ts";
import { startLocalStack } from "./local-stack.ts";
import { readPortFromEnv, requireFreePortRange } from "./ports.ts";
import { startBalancer } from "./rolling/balancer.ts";
import { listHubPaths, startHubProbe } from "./rolling/hub-reader.ts";
import { seedFamilies, startMigrationLoad } from "./rolling/migration-drill.ts";
import { buildWorkspace } from "./run-command.ts";

/**
 * Replaces the processes of a previous release with processes of the current release, as a deployment does (`pnpm
 * rolling [COMMIT]`). Two processes run behind a balancer. The main browser test runs with one old and one new
 * process. Exits with 1 if the test or a request fails, or if the new release lacks data. COMMIT is the newest tag by
 * default. `ROLLING_PORT` is the first of 6 ports, 4700 by default.
 *
 * - `--families N` first stores N families in the previous schema. No statement may then wait longer than a second
 * during the migration. Writes the results to docs/operations.md.
 */
process.chdir(join(import.meta.dirname, ".."));
const root = process.cwd();
/** Maximum time until a process is ready, in milliseconds. Includes the migration of the database. */
const READY_TIMEOUT_MS = 600_000;
const { values, positionals } = parseArgs({
  options: { families: { type: "string", default: "0" } },
  allowPositionals: true,
});
const families = Number(values.families);

async function run(): Promise<HarnessFinding[]> {
  const folder = createTemporaryFolder("rolling");
  const port = readPortFromEnv("ROLLING_PORT", 4700);
  await requireFreePortRange("ROLLING_PORT", port, 6);
  const ports = [port + 4, port + 5] as const;
  const commit = positionals[0] ?? (await findNewestTag());
  const previous = await buildRelease(commit, folder);
  await buildWorkspace();

  Object.assign(process.env, { LOCAL_DIR: join(folder, "product") });
  const stackPorts = { port, servicesPort: port + 1, smtpPort: port + 2 };
  const stack = await startAndStopOnExit(startLocalStack(stackPorts));
  await seedRelease(previous, {
    DATABASE_URL: stack.databaseUrl,
    LOCAL_SERVICES_PORT: String(port + 1),
  });
  if (families > 0) await seedFamilies(stack.databaseUrl, families);
  await startBalancer(port, ports);

  /** Starts a process of the release in a folder, and resolves when the process is ready. */
  const start = async (release: string, apiPort: number) => {
    const env = {
      ...stack.env,
      PORT: String(apiPort),
      HOST: "127.0.0.1",
      WEB_DIST: join(release, "apps/web/dist"),
      ASSETS_DIR: join(folder, "assets"),
      TRUSTED_PROXIES: "127.0.0.1",
      RATE_LIMIT_MULTIPLIER: "1000",
      UPDATE_MAIL_DELAY: "20",
      LOG_LEVEL: "error",
    };
    const api = superviseApi([join(release, "apps/api/dist/main.js")], env);
    stopOnExit(api.stop);
    await api.ready(`http://127.0.0.1:${apiPort}`, READY_TIMEOUT_MS);
    return api;
  };
  const story = (circumstances: string) => runMainBrowserTest(port, folder, circumstances);

  const old = [await start(previous, ports[0]), await start(previous, ports[1])] as const;
  const findings = [await story("with two processes of the previous release")];
  const reader = startHubProbe(stack.origin, await listHubPaths(stack.databaseUrl));
  await old[0].stop();
  const drill = families > 0 ? await startMigrationLoad(stack, stack.databaseUrl, families) : null;
  await start(root, ports[0]);
  if (drill) findings.push(await drill.stop(commit));
  findings.push(await story("with one process of each release"));
  await old[1].stop();
  await start(root, ports[1]);
  findings.push(await reader.stop());
  return findings;
}

await runScript(async () => {
  const findings = await run();
  for (const finding of findings) printFinding(finding);
  if (families > 0) writeSectionResults("Rolling test", formatFindings(findings));
  return findings.every(({ isMet }) => isMet);
});
