import { setTimeout as sleep } from "node:timers/promises";

/** Returns whether a server responds to a request with success. False if the server does not respond. */
export const isServerUp = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Returns whether the API at an origin is ready. False if the API does not respond. */
export const isApiReady = (origin: string): Promise<boolean> =>
  isServerUp(`${origin}/health/ready`);

/** Polls until a condition is true, for at most `ms` milliseconds. Returns whether the condition became true. */
export async function pollUntil(
  ms: number,
  isSo: () => Promise<boolean> | boolean,
  pauseMs = 100,
): Promise<boolean> {
  for (const deadline = performance.now() + ms; !(await isSo()); await sleep(pauseMs)) {
    if (performance.now() > deadline) return false;
  }
  return true;
}

/** Polls until a condition is true. Throws an error that names `what` after `ms` milliseconds. */
export async function waitUntil(what: string, ms: number, isSo: () => Promise<boolean> | boolean) {
  if (await pollUntil(ms, isSo)) return;
  throw new Error(`${what}: not within ${ms / 1_000} seconds.`);
}
