import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ProductProcess } from "../deep/product.ts";
import { requireFreePort } from "../ports.ts";
import { MAX_MEMORY_MB, measurePeakMemory } from "./memory.ts";
import { getNeighborPort, type Scenario, type ScenarioFinding } from "./scenario.ts";

/** Maximum duration of a scenario in minutes, in addition to the length of the soak. */
const LONGEST_MINUTES = 10;

let playing: ProductProcess | undefined;

/** Stops the product of the running scenario, if there is one. */
export const stopRunningProduct = async (): Promise<void> => playing?.stop();

/**
 * Starts the product in a temporary folder, runs the scenario on it, stops the product and deletes the folder. A scenario
 * fails when the API uses more than the memory limit. The product uses `port` and the next three ports. `minutes` is the
 * length of the soak.
 */
export async function runScenario(
  scenario: Scenario,
  port: number,
  minutes: number,
): Promise<ScenarioFinding> {
  // Another product on these ports would receive the requests.
  for (const offset of [0, 1, 2, 3]) await requireFreePort("CAMPAIGN_PORT", port + offset);
  const localDir = mkdtempSync(join(tmpdir(), "giftling-campaign-"));
  const env = scenario.env?.(`127.0.0.1:${getNeighborPort({ port })}`);
  const product = new ProductProcess(port, localDir, env);
  playing = product;
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<ScenarioFinding>((resolve) => {
    timer = setTimeout(
      () => resolve({ figure: "took too long", ok: false }),
      (LONGEST_MINUTES + minutes) * 60_000,
    );
  });
  try {
    await product.start();
    const { result, peak } = await measurePeakMemory(product, () =>
      Promise.race([scenario.run(product), tooLong]),
    );
    return {
      figure: `${result.figure}; memory ${peak.toFixed(0)} MB`,
      ok: result.ok && peak <= MAX_MEMORY_MB,
    };
  } catch (error) {
    return { figure: `ended early: ${error instanceof Error ? error.message : error}`, ok: false };
  } finally {
    clearTimeout(timer);
    await product.stop();
    rmSync(localDir, { recursive: true, force: true });
  }
}
