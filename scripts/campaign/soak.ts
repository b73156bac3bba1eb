import { setTimeout as sleep } from "node:timers/promises";
import { getProcessMemory } from "../harness/processes.ts";
import { purchaseAllWishes, sendGetRequest } from "../harness/requests.ts";
import { countLostAndDuplicatePurchases, countRows, insertWishes } from "./database.ts";
import type { Scenario } from "./scenario.ts";

const READERS = 10;
const BUYERS = 2;
/** Number of wishes to buy, sufficient for 40 minutes. Each of the two buyers pauses for 100 ms after a purchase. */
const WISHES = 50_000;
const BUYER_PAUSE_MS = 100;
const SAMPLE_MS = 5_000;
/** First part of the soak test, as a fraction of its duration. The memory measurement excludes this part. */
const WARM_UP = 1 / 3;
const SLOPE_MB = 1;
const CONNECTIONS = 25;
const OTHER_CONNECTIONS =
  "pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";

type Sample = { minutes: number; rss: number; connections: number };

/** Computes the growth of the memory in MB per minute, by linear regression. */
function getSlope(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const middle = mean(({ minutes }) => minutes);
  const spread = mean(({ minutes }) => (minutes - middle) ** 2);
  return mean(({ minutes, rss }) => (minutes - middle) * rss) / spread;
}

/** Creates a scenario in which visitors read hubs and buy gifts for the given number of minutes. */
export const createSoakScenario = (minutes: number): Scenario => ({
  what: `a soak: ${READERS} readers and ${BUYERS} buyers`,
  required: `no error, no gift lost, ≤ ${CONNECTIONS} connections, memory grows ≤ ${SLOPE_MB} MB a minute once warm`,
  visitorLimits: { hub: Number.POSITIVE_INFINITY },
  async run(product, watch) {
    const { wishes } = await insertWishes(product, WISHES);
    const acknowledged = new Set<string>();
    const { apiPid } = product;
    const begin = performance.now();
    const passed = () => (performance.now() - begin) / 60_000;
    const isOver = () => passed() >= minutes;
    const samples: Sample[] = [];
    let reads = 0;
    let errors = 0;
    const read = async () => {
      while (!isOver()) {
        for (const path of ["/hub/rivera", "/api/hub/rivera/kids", "/"]) {
          reads += 1;
          if ((await sendGetRequest(product, path)).status !== 200) errors += 1;
          await sleep(50);
        }
      }
    };
    await watch(async () => {
      const reading = Array.from({ length: READERS }, read);
      const acknowledge = (wish: string) => {
        acknowledged.add(wish);
        return sleep(BUYER_PAUSE_MS);
      };
      const buying = purchaseAllWishes(product, wishes, BUYERS, acknowledge, isOver);
      while (!isOver()) {
        await sleep(SAMPLE_MS);
        samples.push({
          minutes: passed(),
          rss: getProcessMemory(apiPid),
          connections: await countRows(product, OTHER_CONNECTIONS),
        });
      }
      await Promise.all([buying, ...reading]);
    });
    const { lost, doubled } = await countLostAndDuplicatePurchases(product, acknowledged);
    const warm = samples.filter((sample) => sample.minutes >= minutes * WARM_UP);
    const slope = getSlope(warm);
    const connections = Math.max(...samples.map((sample) => sample.connections));
    return {
      measured: `${minutes} min: ${reads} reads, ${errors} errors; ${acknowledged.size} gifts, ${lost} lost, ${doubled} doubled; ${connections} connections; memory grew ${slope.toFixed(2)} MB a minute`,
      isMet: errors + lost + doubled === 0 && connections <= CONNECTIONS && slope <= SLOPE_MB,
    };
  },
});
