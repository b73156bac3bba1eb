/**
 * Returns the CPU time that this process uses while `work` runs, in milliseconds. Concurrent work in this process is
 * included. Other processes are not.
 */
export async function measureCpuTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
