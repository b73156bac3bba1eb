import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { getProcessMemory } from "../harness/processes.ts";
import { ProductProcess } from "../harness/product.ts";
import type { HarnessFinding } from "../harness/report.ts";
import { stopOnExit } from "../harness/run-script.ts";
import { createTemporaryFolder } from "../harness/temporary-folder.ts";
import { requireFreePortRange } from "../ports.ts";
import { runWithVisitorProbe, type VisitorProbeResult } from "./visitor.ts";

/** Observed behavior in a scenario, and whether it matches the documented behavior. */
export type ScenarioResult = Pick<HarnessFinding, "measured" | "isMet">;

/** Scenario in which the product fails or is overloaded. `run` causes the failure. */
export type Scenario = Pick<HarnessFinding, "what" | "required"> & {
  /** Returns environment variables for the product. `neighbour` is an unused host and port, such as 127.0.0.1:4703. */
  env?(neighbour: string): NodeJS.ProcessEnv;
  /**
   * Maximum response times of the visitor's health checks (`live`) and hubs, in milliseconds. Default: no maximum for
   * health checks, and 1,000 for hubs.
   */
  visitorLimits?: { live?: number; hub?: number };
  run(product: ProductProcess, watch: Watch): Promise<ScenarioResult>;
};

/** Runs `work` while another process sends a visitor's requests. A scenario calls this function at most once. */
export type Watch = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Scenarios by name, in the order of the rows in docs/reliability.md. */
export type Scenarios = Readonly<Record<string, Scenario>>;

/** Returns the port on which a scenario can replace a service. The port follows the product's three ports. */
export const getReplacementServicePort = (product: Pick<ProductProcess, "port">): number =>
  product.port + 3;

/** Maximum duration of a scenario in minutes, in addition to the length of the soak test. */
const LONGEST_MINUTES = 10;

/** Maximum resident memory of the API's process, in MB. */
export const MAX_API_MEMORY_MB = 350;

const SAMPLE_MS = 500;

/**
 * Runs a scenario on a new product in a temporary folder. Returns a failed finding if the scenario throws, or exceeds
 * its time limit or memory limit. Uses `port` and the next three ports. `minutes` is the length of the soak test.
 */
export async function runScenario(
  scenario: Scenario,
  port: number,
  minutes: number,
): Promise<HarnessFinding> {
  // Without this check, another product on the same ports would receive the requests.
  await requireFreePortRange("CAMPAIGN_PORT", port, 4);
  const { what, required } = scenario;
  const localDir = createTemporaryFolder("campaign");
  const env = scenario.env?.(`127.0.0.1:${getReplacementServicePort({ port })}`);
  const product = new ProductProcess(port, localDir, env);
  stopOnExit(() => product.stop());
  let peak = 0;
  // A scenario can kill the API, so each sample measures the current process of the API.
  const sample = () => {
    const pid = product.findApiPid();
    if (pid !== undefined) peak = Math.max(peak, getProcessMemory(pid, "VmHWM"));
  };
  let seen: VisitorProbeResult | undefined;
  const watch: Watch = async (work) => {
    const [result, found] = await runWithVisitorProbe(product, work);
    seen = found;
    return result;
  };
  let sampling: NodeJS.Timeout | undefined;
  const limitMs = (LONGEST_MINUTES + minutes) * 60_000;
  const tooLong = sleep(limitMs, { measured: "took too long", isMet: false }, { ref: false });
  try {
    await product.start();
    sampling = setInterval(sample, SAMPLE_MS);
    const { measured, isMet } = await Promise.race([scenario.run(product, watch), tooLong]);
    sample();
    const visit = checkVisit(scenario, seen);
    return {
      what,
      required,
      measured: `${measured}${visit.measured}; memory ${peak.toFixed(0)} MB`,
      isMet: isMet && visit.isMet && peak <= MAX_API_MEMORY_MB,
    };
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    return { what, required, measured: `ended early: ${why}`, isMet: false };
  } finally {
    clearInterval(sampling);
    await product.stop();
    rmSync(localDir, { recursive: true, force: true });
  }
}

/** Compares the visitor's measurements with the scenario's limits. `seen` is undefined if there was no visitor. */
function checkVisit({ visitorLimits }: Scenario, seen?: VisitorProbeResult): ScenarioResult {
  if (!seen) return { measured: "", isMet: true };
  const { live, hub, failed } = seen;
  const limits = { live: Number.POSITIVE_INFINITY, hub: 1_000, ...visitorLimits };
  return {
    measured: `; live ${Math.round(live)} ms, hub ${Math.round(hub)} ms, ${failed} failed`,
    isMet: live <= limits.live && hub <= limits.hub && failed === 0,
  };
}
