import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";

const STOP_TIMEOUT_MS = 15_000;

export const hasProcessExited = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** Calls `stop` each time the current process receives SIGINT, SIGTERM or SIGHUP. */
export function onStopSignal(stop: () => void): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
}

/** Sends a signal to a process and waits until the process exits. Sends SIGKILL after 15 seconds. */
export async function stopProcess(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM") {
  if (hasProcessExited(child)) return;
  const ended = once(child, "exit");
  child.kill(signal);
  const timer = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(timer);
}

/**
 * Returns a process's current (VmRSS) or maximum (VmHWM) memory in MB, or 0 if the process has exited. Requires Linux.
 */
export function getProcessMemory(pid: number, field: "VmRSS" | "VmHWM" = "VmRSS"): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const [, kilobytes] = new RegExp(`^${field}:\\s+(\\d+)`, "m").exec(status) ?? [];
    return (Number(kilobytes ?? 0) * 1_024) / 1_000_000;
  } catch {
    return 0;
  }
}

/** Bearer token with which the scripts read the product's metrics. */
const METRICS_TOKEN = "metrics-of-the-scripts";

/** Environment variables of an API process that allow `readProcessMetrics` to read its metrics. */
export const METRICS_ENV = { METRICS_TOKEN };

export type ProcessMetrics = Awaited<ReturnType<typeof readProcessMetrics>>;

export async function readProcessMetrics(origin: string) {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const response = await fetch(`${origin}/metrics`, { headers });
  const text = await response.text();
  const read = (name: string) => {
    const [, value] = new RegExp(`^${name} (\\S+)$`, "m").exec(text) ?? [];
    if (value === undefined) throw new Error(`${origin} has no metric ${name}.`);
    return Number(value);
  };
  return {
    /** Number of hub pages that were cached when a visitor opened them. `misses` is the number of rendered pages. */
    hits: read('hub_cache_reads_total{shelf="pages",result="hit"}'),
    misses: read('hub_cache_reads_total{shelf="pages",result="miss"}'),
    cpuSeconds: read("process_cpu_seconds_total"),
    /** Resident memory of the process in MB. */
    megabytes: read("process_resident_memory_bytes") / 1_000_000,
  };
}

/** Returns the fraction of hub pages served from the cache between two readings, from 0 to 1. */
export const getCacheHitRate = (before: ProcessMetrics, after: ProcessMetrics): number => {
  const hits = after.hits - before.hits;
  return hits / (hits + after.misses - before.misses);
};
