/**
 * Returns the CPU time that this process uses while `work` runs, in milliseconds. The time includes concurrent work in
 * this process, but not other processes.
 */
export async function measureCpuTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
