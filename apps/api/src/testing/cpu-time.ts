/**
 * How much of a processor this process used for a piece of work, in milliseconds; what other programs do meanwhile makes it
 * no longer. Nothing else may run in this process meanwhile.
 */
export async function cpuTimeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
