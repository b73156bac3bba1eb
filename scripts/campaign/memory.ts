import { readFileSync } from "node:fs";
import type { ProductProcess } from "../deep/product.ts";

/** Maximum resident memory of the API's process in every scenario, in MB. */
export const MAX_MEMORY_MB = 350;

const SAMPLE_MS = 500;

/** Returns the resident memory of a process in MB (Linux). Returns 0 when the process does not exist. */
export const getProcessMemory = (pid: number): number => readStatus(pid, "VmRSS");

/**
 * Returns the maximum resident memory of a process since its start, in MB (Linux). Returns 0 when the process does not
 * exist.
 */
const getPeakMemory = (pid: number): number => readStatus(pid, "VmHWM");

function readStatus(pid: number, field: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const [, kilobytes] = new RegExp(`^${field}:\\s+(\\d+)`, "m").exec(status) ?? [];
    return (Number(kilobytes ?? 0) * 1_024) / 1_000_000;
  } catch {
    return 0;
  }
}

/**
 * Runs `work`. Returns its result and the maximum memory of the API's process during that time, in MB. A process that
 * replaces a killed one is measured too.
 */
export async function measurePeakMemory<Result>(
  product: ProductProcess,
  work: () => Promise<Result>,
): Promise<{ result: Result; peak: number }> {
  let peak = 0;
  const sample = () => {
    const pid = product.findApiPid();
    if (pid !== undefined) peak = Math.max(peak, getPeakMemory(pid));
  };
  const timer = setInterval(sample, SAMPLE_MS);
  try {
    const result = await work();
    sample();
    return { result, peak };
  } finally {
    clearInterval(timer);
  }
}
