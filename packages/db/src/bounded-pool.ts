import type postgres from "postgres";

export class PoolBusyError extends Error {
  override readonly name = "PoolBusy";
  readonly code = "POOL_BUSY";

  constructor() {
    super("No connection of the pool is free.");
  }
}

type QueueBounds = {
  max: number;
  /** Maximum number of statements and transactions that wait for a connection. */
  maxWaiting: number;
  /** Maximum time in milliseconds that a statement or transaction waits for a connection. */
  waitMs: number;
};

/**
 * Current load of a pool. `max` is the maximum number of connections, and `inUse` is the number of busy connections.
 * `waiting` is the number of statements and transactions that wait for a connection.
 */
export type PoolUsage = { max: number; inUse: number; waiting: number };

/**
 * Limits the queue of a pool, because postgres.js has no limit. A statement or transaction beyond `maxWaiting` is
 * rejected immediately with `PoolBusyError`. A wait longer than `waitMs` fails with SQLSTATE 57014, like a statement
 * that Postgres cancels. Statements inside a transaction are not counted, because the transaction already has a
 * connection. Returns a function that reports the pool's load.
 */
export function limitPoolQueue(client: postgres.Sql, bounds: QueueBounds): () => PoolUsage {
  const { unsafe, begin } = client;
  const { max, maxWaiting, waitMs } = bounds;
  type Statement = ReturnType<typeof unsafe>;
  let open = 0;
  /**
   * Callback that receives a transaction's BEGIN statement, which `begin` passes to `unsafe` synchronously. Null
   * outside of `begin`.
   */
  let takeBegin: ((statement: Statement) => void) | null = null;

  /**
   * Counts `work` as using or waiting for a connection until the promise settles. Cancels `first`, the first statement
   * of `work`, if no connection is free within `waitMs`.
   */
  function count(work: PromiseLike<unknown>, first: Statement): void {
    // postgres.js sets `state` when the statement gets a connection.
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
    if (open >= max + maxWaiting) throw new PoolBusyError();
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
