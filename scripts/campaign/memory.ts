import { readFileSync } from "node:fs";
import type { Product } from "../deep/product.ts";

/** Maximum resident memory of the API's process in every scenario, in MB. */
export const MAX_MEMORY_MB = 350;

const SAMPLE_MS = 500;

/** Returns a process's resident memory in MB (Linux); 0 when the process is gone. */
export const getMemory = (pid: number): number => readStatus(pid, "VmRSS");

/** Returns the maximum of a process's resident memory since it started, in MB (Linux); 0 when the process is gone. */
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
 * Runs `work` and returns its result with the maximum memory of the API's process meanwhile, in MB. Also measures each
 * process that replaces a killed one.
 */
export async function measurePeakMemory<Result>(
  product: Product,
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
