/**
 * Returns the CPU time in milliseconds that this process used for `work`. Other programs do not affect it. Nothing else may
 * run in this process.
 */
export async function measureCpuTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
