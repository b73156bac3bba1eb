/** Bearer token with which the scripts read the product's metrics. */
const METRICS_TOKEN = "metrics-of-the-scripts";

/** Environment variables with which `readProcessMetrics` can read an API process. */
export const METRICS_ENV = { METRICS_TOKEN };

export type ProcessMetrics = {
  /** Number of hub pages that were cached when a visitor opened them. `misses` is the number of rendered pages. */
  hits: number;
  misses: number;
  /** CPU time of the process in seconds. */
  cpuSeconds: number;
  /** Resident memory of the process in MB. */
  megabytes: number;
};

/** Reads the metrics of one API process. */
export async function readProcessMetrics(origin: string): Promise<ProcessMetrics> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const response = await fetch(`${origin}/metrics`, { headers });
  const text = await response.text();
  const read = (name: string) => {
    const [, value] = new RegExp(`^${name} (\\S+)$`, "m").exec(text) ?? [];
    if (value === undefined) throw new Error(`${origin} has no metric ${name}.`);
    return Number(value);
  };
  return {
    hits: read('hub_cache_reads_total{shelf="pages",result="hit"}'),
    misses: read('hub_cache_reads_total{shelf="pages",result="miss"}'),
    cpuSeconds: read("process_cpu_seconds_total"),
    megabytes: read("process_resident_memory_bytes") / 1_000_000,
  };
}

export const getHitRate = (before: ProcessMetrics, after: ProcessMetrics): number => {
  const hits = after.hits - before.hits;
  return hits / (hits + after.misses - before.misses);
};
