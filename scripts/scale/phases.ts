import { setTimeout as sleep } from "node:timers/promises";
import type { BenchFamily } from "../bench/families.ts";
import { BrowserlessParent } from "../deep/browserless.ts";
import { checkCache, type ParentHub } from "./cache.ts";
import { checkHubs } from "./hubs.ts";
import { startApiKiller } from "./killer.ts";
import { checkLimits } from "./limits.ts";
import { runPurchaseRaces } from "./race.ts";
import type { ScaleFinding } from "./report.ts";
import type { ScaleStack } from "./stack.ts";
import { runMainStory } from "./story.ts";
import {
  countLostPurchases,
  type HubTraffic,
  startHubTraffic,
  summarizeFailuresSince,
} from "./traffic.ts";

/**
 * Parts to kill. `promised` is the maximum time of errors after the kill, and `watched` is the time of traffic after it,
 * both in seconds.
 */
const LOSSES = [
  { what: "the primary's Postgres", also: undefined, promised: 15, watched: 25 },
  { what: "the primary's Postgres and Patroni", also: "patroni", promised: 40, watched: 50 },
] as const;

type Trial = {
  scale: ScaleStack;
  traffic: HubTraffic;
  hub: ParentHub;
  /** Ids of the wishes that are bought in the races. */
  wishes: string[];
  add(finding: ScaleFinding): void;
};

/** Runs all phases. Traffic runs from the first kill to the last one. */
export async function runPhases(
  scale: ScaleStack,
  readers: BenchFamily[],
  buyers: BenchFamily[],
): Promise<ScaleFinding[]> {
  const { cluster, origin, apis, redisUrl } = scale;
  const findings: ScaleFinding[] = [];
  const add = (finding: ScaleFinding) => {
    findings.push(finding);
    console.log(`${finding.isKept ? "✓" : "✗"} ${finding.what}: ${finding.seen}`);
  };
  add(await checkHubs(origin, readers));
  add(await checkLimits(cluster.url, redisUrl));
  const hub = await newHub(origin);
  add(await checkCache("at first", cluster.sql, apis, hub));

  const [first, second, ...sold] = buyers;
  const wishes = [...(first?.wishes ?? []), ...(second?.wishes ?? [])];
  const traffic = startHubTraffic(origin, readers, sold);
  const trial = { scale, traffic, hub, wishes, add };
  try {
    await killApis(trial);
    for (const loss of LOSSES) await losePrimary(trial, loss);
  } finally {
    await traffic.stop();
  }
  add(await nothingLost(trial, "in the end"));
  return findings;
}

async function newHub(origin: string): Promise<ParentHub> {
  const parent = new BrowserlessParent(origin);
  const address = "scale-test";
  await parent.signIn("scale-test@example.com", "Sky Test");
  await parent.call("POST", "/api/users/family-url", { familyUrl: address });
  const answer = await parent.call("POST", "/api/kids", { firstName: "Sky" });
  if (answer?.status !== 201) throw new Error(`There is no kid to write about: ${answer?.status}`);
  const { id } = (await answer.json()) as { id: string };
  return { parent, address, kidId: id };
}

/** Kills one API process after the other while the browser story and the races run. */
async function killApis({ scale, traffic, wishes, add }: Trial): Promise<void> {
  const { apis, origin, cluster, ports, localDir } = scale;
  const from = performance.now();
  const killer = startApiKiller(apis);
  let killed = { kills: 0, slowestMs: 0 };
  try {
    const story = runMainStory(ports.balancer, localDir);
    const when = "an API process killed every 10 s";
    add(await runPurchaseRaces(when, origin, cluster.sql, wishes.splice(0, 10), 4_000));
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
  const { cluster, origin, apis } = scale;
  const when = `${loss.what} killed`;
  await cluster.isSafe();
  const node = await cluster.primary();
  const killedAt = performance.now();
  await node.kill(loss.also);
  const races = runPurchaseRaces(when, origin, cluster.sql, wishes.splice(0, 3), 500);
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

async function nothingLost({ scale, traffic }: Trial, when: string): Promise<ScaleFinding> {
  const acknowledged = new Map(traffic.acknowledged);
  const lost = await countLostPurchases(scale.cluster.sql, acknowledged);
  return {
    what: `purchases that were acknowledged, ${when}`,
    promised: "all stored",
    seen: `${lost} of ${acknowledged.size} lost`,
    isKept: lost === 0 && acknowledged.size > 0,
  };
}
