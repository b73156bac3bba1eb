import { setTimeout as sleep } from "node:timers/promises";
import type { BenchFamily } from "../harness/families.ts";
import { runMainStory } from "../harness/main-story.ts";
import { type Finding, printFinding } from "../harness/report.ts";
import { type CreatedFamily, createFamily } from "../harness/requests.ts";
import { checkCache } from "./cache.ts";
import { checkHubs } from "./hubs.ts";
import { startApiKiller } from "./killer.ts";
import { checkLimits } from "./limits.ts";
import { runPurchaseRaces } from "./race.ts";
import type { ScaleStack } from "./stack.ts";
import {
  countLostPurchases,
  type HubTraffic,
  startHubTraffic,
  summarizeFailuresSince,
} from "./traffic.ts";

/**
 * Failures of the primary database server. `also` names another process to kill. `promised` is the maximum duration of
 * errors after the kill, in seconds. `watched` is the duration of the traffic after the kill, in seconds.
 */
const LOSSES = [
  { what: "the primary's Postgres", also: undefined, promised: 15, watched: 25 },
  { what: "the primary's Postgres and Patroni", also: "patroni", promised: 40, watched: 50 },
] as const;

type Trial = {
  scale: ScaleStack;
  traffic: HubTraffic;
  hub: CreatedFamily;
  /** IDs of the wishes that concurrent buyers buy. */
  wishes: string[];
  add(finding: Finding): void;
};

/**
 * Runs all phases of the scale test and prints the findings. Traffic runs from the first kill to the last kill. Returns
 * whether all findings match the documented behavior.
 */
export async function runPhases(
  scale: ScaleStack,
  readers: BenchFamily[],
  buyers: BenchFamily[],
): Promise<boolean> {
  const { cluster, apis, redisUrl } = scale;
  let areKept = true;
  const add = (finding: Finding) => {
    areKept &&= finding.isKept;
    printFinding(finding);
  };
  add(await checkHubs(scale, readers));
  add(await checkLimits(cluster.url, redisUrl));
  const hub = await createFamily(scale, "scale-test");
  add(await checkCache("at first", cluster.sql, apis, hub));

  const [first, second, ...sold] = buyers;
  const wishes = [...(first?.wishes ?? []), ...(second?.wishes ?? [])];
  const traffic = startHubTraffic(scale, readers, sold);
  const trial = { scale, traffic, hub, wishes, add };
  try {
    await killApis(trial);
    for (const loss of LOSSES) await losePrimary(trial, loss);
  } finally {
    await traffic.stop();
  }
  add(await nothingLost(trial, "in the end"));
  return areKept;
}

/** Kills the API processes in turn during a browser test and concurrent purchases. */
async function killApis({ scale, traffic, wishes, add }: Trial): Promise<void> {
  const { apis, cluster, ports, localDir } = scale;
  const from = performance.now();
  const killer = startApiKiller(apis);
  let killed = { kills: 0, slowestMs: 0 };
  try {
    const story = runMainStory(ports.balancer, localDir, "an API process killed every 10 s");
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
    promised: "none fails",
    seen: `each back within ${(slowestMs / 1_000).toFixed(1)} s; ${failedReads} of ${reads} failed, ${wrong} wrong; ${failedWrites} writes of ${writes} repeated (${answers || "no errors"})`,
    isKept: kills >= apis.length && failedReads === 0 && wrong === 0,
  });
}

async function losePrimary(trial: Trial, loss: (typeof LOSSES)[number]): Promise<void> {
  const { scale, traffic, hub, wishes, add } = trial;
  const { cluster, apis } = scale;
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
    promised: `${loss.promised} s`,
    seen: `for ${lasted.toFixed(1)} s, written again after ${writesAgain.toFixed(1)} s, ${wrong} wrong (${answers || "no errors"})`,
    isKept: Math.max(lasted, writesAgain) <= loss.promised && wrong === 0,
  });
  add(await nothingLost(trial, when));
  add(await checkCache(when, cluster.sql, apis, hub));
  if (loss.also !== undefined) node.start();
  await cluster.isSafe();
}

async function nothingLost({ scale, traffic }: Trial, when: string): Promise<Finding> {
  const acknowledged = new Map(traffic.acknowledged);
  const lost = await countLostPurchases(scale.cluster.sql, acknowledged);
  return {
    what: `purchases that were acknowledged, ${when}`,
    promised: "all stored",
    seen: `${lost} of ${acknowledged.size} lost`,
    isKept: lost === 0 && acknowledged.size > 0,
  };
}
