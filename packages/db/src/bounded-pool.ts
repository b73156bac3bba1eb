import type postgres from "postgres";

/** Thrown when no connection is free and the queue is full. */
export class PoolBusy extends Error {
  override readonly name = "PoolBusy";
  readonly code = "POOL_BUSY";

  constructor() {
    super("No connection of the pool is free.");
  }
}

/** Limits of a pool's queue. */
export type QueueBounds = {
  /** Number of connections of the pool. */
  max: number;
  /** Maximum number of statements and transactions that wait for a connection. */
  maxWaiting: number;
  /** Maximum wait in milliseconds. */
  waitMs: number;
};

/** Load of a pool: its busy connections, and the statements and transactions that wait for one. */
export type PoolUse = { max: number; inUse: number; waiting: number };

/**
 * Limits the queue of a pool, which postgres.js does not limit. Work above `maxWaiting` is refused at once with `PoolBusy`;
 * work that waits too long fails like a statement cancelled by Postgres (57014). Statements of a transaction are not
 * counted, because it has its connection already. Returns a function that reports the pool's load.
 */
export function boundQueue(client: postgres.Sql, bounds: QueueBounds): () => PoolUse {
  const { unsafe, begin } = client;
  const { max, maxWaiting, waitMs } = bounds;
  type Statement = ReturnType<typeof unsafe>;
  let open = 0;
  /** Captures the BEGIN that `begin` sends through `unsafe` before it returns. */
  let takeBegin: ((statement: Statement) => void) | null = null;

  /** Counts work until it settles, and cancels its first statement when it waits too long. */
  function count(work: PromiseLike<unknown>, first: Statement): void {
    // Postgres.js sets the state of a statement when it assigns it to a connection.
    const giveUp = () => void (Reflect.get(first, "state") || first.cancel());
    const timer = open >= max ? setTimeout(giveUp, waitMs) : undefined;
    open += 1;
    const done = () => {
      clearTimeout(timer);
      open -= 1;
    };
    work.then(done, done);
  }

  const refuseAboveBound = () => {
    if (open >= max + maxWaiting) throw new PoolBusy();
  };

  const boundedUnsafe = (...args: Parameters<typeof unsafe>) => {
    if (takeBegin === null) refuseAboveBound();
    const statement = unsafe(...args);
    if (takeBegin === null) count(statement, statement);
    else takeBegin(statement);
    return statement;
  };

  const boundedBegin = async (run: (tx: postgres.TransactionSql) => unknown) => {
    refuseAboveBound();
    let first: Statement | undefined;
    takeBegin = (statement) => {
      first = statement;
    };
    const work = begin(run);
    takeBegin = null;
    if (first) count(work, first);
    return work;
  };

  Object.assign(client, { unsafe: boundedUnsafe, begin: boundedBegin });
  return () => ({ max, inUse: Math.min(open, max), waiting: Math.max(open - max, 0) });
}
