import { setTimeout as sleep } from "node:timers/promises";
import type { BenchFamily } from "../harness/families.ts";
import { runMainBrowserTest } from "../harness/main-story.ts";
import { type HarnessFinding, printFinding } from "../harness/report.ts";
import { type CreatedFamily, createFamily } from "../harness/requests.ts";
import { pollUntil } from "../harness/wait.ts";
import { MAX_P99_LATENCY_MS, measureCapacity } from "./capacity.ts";
import {
  checkHubCache,
  checkHubIntegrity,
  checkSharedRateLimits,
  runPurchaseRaces,
} from "./checks.ts";
import type { ClusterNode } from "./patroni.ts";
import { type PageViewPeriod, PLANNED_UTILIZATION, writeScaleReport } from "./report.ts";
import type { ApiProcess, ScaleStack } from "./stack.ts";
import {
  countLostPurchases,
  type HubTraffic,
  startHubTraffic,
  summarizeFailuresSince,
} from "./traffic.ts";
import { startPageViewLoad } from "./views.ts";

/**
 * Failures of the primary database server. `also` names another process to kill. `required` is the maximum duration of
 * errors after the kill, in seconds. `watched` is the duration of the traffic after the kill, in seconds.
 */
const LOSSES = [
  { what: "the primary's Postgres", also: undefined, required: 15, watched: 25 },
  { what: "the primary's Postgres and Patroni", also: "patroni", required: 40, watched: 50 },
] as const;

const INTERNAL_ERROR = 500;

type Trial = {
  scale: ScaleStack;
  traffic: HubTraffic;
  hub: CreatedFamily;
  /** IDs of the wishes that concurrent buyers buy. */
  wishes: string[];
  add(finding: HarnessFinding): void;
};

/** Families of the scale test. `viewed` are the families whose hubs are opened at the highest rate. */
export type ScaleFamilies = {
  readers: BenchFamily[];
  buyers: BenchFamily[];
  viewed: BenchFamily[];
};

/**
 * Runs all phases of the scale test, and writes the results to docs/operations.md. Traffic runs from the first kill to
 * the last kill. Returns whether all findings match the documented behavior.
 */
export async function runScalePhases(
  scale: ScaleStack,
  { readers, buyers, viewed }: ScaleFamilies,
): Promise<boolean> {
  const { cluster, apis, redisUrl } = scale;
  const findings: HarnessFinding[] = [];
  const add = (finding: HarnessFinding) => {
    findings.push(finding);
    printFinding(finding);
  };
  add(await checkHubIntegrity(scale, readers));
  add(await checkSharedRateLimits(cluster.url, redisUrl));
  const hub = await createFamily(scale, "scale-test");
  add(await checkHubCache("at first", cluster.sql, apis, hub));

  const [first, second, ...sold] = buyers;
  const wishes = [...(first?.wishes ?? []), ...(second?.wishes ?? [])];
  const traffic = startHubTraffic(scale, readers, sold);
  const trial = { scale, traffic, hub, wishes, add };
  try {
    await killApis(trial);
    const { capacity, periods, views } = await loadInstallation(trial, viewed);
    const [, machine] = LOSSES;
    await checkAfterLoss(trial, machine, await losePrimary(trial, machine));
    await traffic.stop();
    add(await nothingLost(trial, "in the end"));
    const internal = traffic.samples.filter(({ status }) => status === INTERNAL_ERROR).length;
    const errors = internal + views.countStatus(INTERNAL_ERROR);
    add({
      what: `responses with status ${INTERNAL_ERROR}, in the whole run`,
      required: "none",
      measured: errors === 0 ? "none" : String(errors),
      isMet: errors === 0,
    });
    writeScaleReport(findings, periods, capacity);
  } finally {
    await traffic.stop();
  }
  return findings.every(({ isMet }) => isMet);
}

/**
 * Measures the highest rate at which hubs can be opened. Then opens hubs at `PLANNED_UTILIZATION` of this rate,
 * restarts all API processes one by one and kills the primary's Postgres. Returns the figures and the page views.
 */
async function loadInstallation(trial: Trial, families: BenchFamily[]) {
  const { scale, add } = trial;
  const [loss] = LOSSES;
  const capacity = await measureCapacity(scale, families);
  const periods: PageViewPeriod[] = [{ what: "at the highest rate", views: capacity.views }];
  const views = startPageViewLoad(scale, families, capacity.views.rate * PLANNED_UTILIZATION);
  const observe = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    const from = performance.now();
    const result = await work();
    periods.push({ what, views: views.summarize(from, performance.now() - MAX_P99_LATENCY_MS) });
    return result;
  };
  try {
    await observe("all API processes restarted one by one", () => restartApis(scale));
    const node = await observe(`${loss.what} killed`, () => losePrimary(trial, loss));
    await views.stop();
    await checkAfterLoss(trial, loss, node);
  } finally {
    await views.stop();
  }
  const [, restarted] = periods;
  add({
    what: `hubs of ${families.length} families, opened at the highest rate`,
    required: `p99 of ${MAX_P99_LATENCY_MS} ms, none fails`,
    measured: `p99 of ${Math.round(capacity.views.p99)} ms; ${capacity.views.failures || "none failed"}`,
    isMet: capacity.views.p99 <= MAX_P99_LATENCY_MS && capacity.views.failed === 0,
  });
  add({
    what: `hubs opened at ${PLANNED_UTILIZATION * 100} % of this rate, all API processes restarted one by one`,
    required: "none fails",
    measured: restarted?.views.failures || "none failed",
    isMet: restarted?.views.failed === 0,
  });
  return { capacity, periods, views };
}

/** Restarts the API processes one by one, as a deployment does. */
async function restartApis({ apis }: ScaleStack): Promise<void> {
  for (const api of apis) {
    api.kill("SIGTERM");
    // Waits until the process has received the signal. Until then, the process still reports that it is ready.
    await sleep(500);
    await api.ready();
  }
}

/** Interval between two kills of an API process, in milliseconds. */
const KILL_INTERVAL_MS = 10_000;

/** Kills the API processes in turn, one every ten seconds, and waits until each is ready again. */
function startApiKiller(apis: ApiProcess[]) {
  let isOver = false;
  let kills = 0;
  let lastMs = 0;
  let slowestMs = 0;
  const run = async () => {
    for (;;) {
      await pollUntil(KILL_INTERVAL_MS - lastMs, () => isOver);
      const api = apis[kills % apis.length];
      if (isOver || !api) return;
      const killedAt = performance.now();
      api.kill();
      kills += 1;
      // Waits because the port of the killed process remains in use for a moment.
      await sleep(200);
      await api.ready();
      lastMs = performance.now() - killedAt;
      slowestMs = Math.max(slowestMs, lastMs);
    }
  };
  const running = run();
  return {
    /** Waits until all processes are ready. Resolves with the number of kills and the longest downtime. */
    async stop(): Promise<{ kills: number; slowestMs: number }> {
      isOver = true;
      await running;
      return { kills, slowestMs };
    },
  };
}

/** Kills the API processes in turn during a browser test and concurrent purchases. */
async function killApis({ scale, traffic, wishes, add }: Trial): Promise<void> {
  const { apis, cluster, ports, localDir } = scale;
  const from = performance.now();
  const killer = startApiKiller(apis);
  let killed = { kills: 0, slowestMs: 0 };
  try {
    const story = runMainBrowserTest(ports.balancer, localDir, "an API process killed every 10 s");
    const when = "an API process killed every 10 s";
    add(await runPurchaseRaces(when, scale, cluster.sql, wishes.splice(0, 10), 4_000));
    add(await story);
  } finally {
    killed = await killer.stop();
  }
  const { kills, slowestMs } = killed;
  const { reads, writes, failedReads, failedWrites, wrong, answers } = summarizeFailuresSince(
    traffic,
    from,
  );
  add({
    what: `reads while API processes were killed ${kills} times`,
    required: "none fails",
    measured: `each back within ${(slowestMs / 1_000).toFixed(1)} s; ${failedReads} of ${reads} failed, ${wrong} wrong; ${failedWrites} writes of ${writes} repeated (${answers || "no errors"})`,
    isMet: kills >= apis.length && failedReads === 0 && wrong === 0,
  });
}

/** Kills the primary, and observes visitors until they can read and write again. Returns the killed node. */
async function losePrimary(
  { scale, traffic, wishes, add }: Trial,
  loss: (typeof LOSSES)[number],
): Promise<ClusterNode> {
  const { cluster } = scale;
  const when = `${loss.what} killed`;
  await cluster.isSafe();
  const node = await cluster.primary();
  const killedAt = performance.now();
  await node.kill(loss.also);
  const races = runPurchaseRaces(when, scale, cluster.sql, wishes.splice(0, 3), 500);
  await sleep(loss.watched * 1_000);
  add(await races);
  const { lasted, writesAgain, wrong, answers } = summarizeFailuresSince(traffic, killedAt);
  add({
    what: `errors, ${when}`,
    required: `${loss.required} s`,
    measured: `for ${lasted.toFixed(1)} s, written again after ${writesAgain.toFixed(1)} s, ${wrong} wrong (${answers || "no errors"})`,
    isMet: Math.max(lasted, writesAgain) <= loss.required && wrong === 0,
  });
  return node;
}

/** Checks gifts and caches after the loss of a primary, and starts the killed node again. */
async function checkAfterLoss(
  trial: Trial,
  loss: (typeof LOSSES)[number],
  node: ClusterNode,
): Promise<void> {
  const { scale, hub, add } = trial;
  const when = `${loss.what} killed`;
  add(await nothingLost(trial, when));
  add(await checkHubCache(when, scale.cluster.sql, scale.apis, hub));
  if (loss.also !== undefined) node.start();
  await scale.cluster.isSafe();
}

async function nothingLost({ scale, traffic }: Trial, when: string): Promise<HarnessFinding> {
  const acknowledged = new Map(traffic.acknowledged);
  const lost = await countLostPurchases(scale.cluster.sql, acknowledged);
  return {
    what: `purchases that were acknowledged, ${when}`,
    required: "all stored",
    measured: `${lost} of ${acknowledged.size} lost`,
    isMet: lost === 0 && acknowledged.size > 0,
  };
}
