/** Runs `work` repeatedly, one second after the previous run ended. `stop` waits for the current run. */
export function runEverySecond(work: () => Promise<unknown>): { stop(): Promise<void> } {
  let isStopped = false;
  let lastRun: Promise<void> = Promise.resolve();
  let timer = setTimeout(start, 1_000);

  function start(): void {
    lastRun = repeat();
  }

  async function repeat(): Promise<void> {
    await work();
    if (!isStopped) timer = setTimeout(start, 1_000);
  }

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await lastRun;
    },
  };
}
