/** Names of tolerated failures, which are logged and counted but do not change a response. */
export const TOLERATED_FAILURES = [
  "page-view",
  "visits-dropped",
  "checkout-expiry",
  "readiness",
  "metrics",
  "redis",
  "gift-notices",
  "jpeg-kept",
] as const;
type ToleratedFailure = (typeof TOLERATED_FAILURES)[number];

type Listener = (what: ToleratedFailure, error: unknown) => void;

/** Reporter of failures that do not change a response. Its listeners include the log and the failure counter. */
export type FailureReporter = {
  tolerate<T>(what: ToleratedFailure, work: Promise<T>): Promise<T | undefined>;
  /** Calls `listener` for each tolerated failure from now on. */
  listen(listener: Listener): void;
};

export function createFailureReporter(): FailureReporter {
  const listeners: Listener[] = [];
  return {
    async tolerate(what, work) {
      try {
        return await work;
      } catch (error) {
        for (const listener of listeners) listener(what, error);
        return undefined;
      }
    },
    listen: (listener) => void listeners.push(listener),
  };
}
