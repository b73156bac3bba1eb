import type postgres from "postgres";

/** A statement or transaction that found no connection, and too many that wait for one already. */
export class PoolBusy extends Error {
  override readonly name = "PoolBusy";
  readonly code = "POOL_BUSY";

  constructor() {
    super("No connection of the pool is free.");
  }
}

/** How long the queue of a pool may get. */
export type QueueBounds = {
  /** Connections of the pool. */
  max: number;
  /** Most statements and transactions that wait for one. */
  maxWaiting: number;
  /** How long one of them waits, in milliseconds. */
  waitMs: number;
};

/** How busy a pool is: its connections at work, and the statements and transactions that wait for one. */
export type PoolUse = { max: number; inUse: number; waiting: number };

/**
 * Bounds what waits for a connection, which postgres.js lets grow for ever: one too many is refused at once with `PoolBusy`,
 * and what got no connection in time fails as a statement that Postgres has cancelled (57014). What runs inside of a
 * transaction has its connection already and is not counted. Returns how busy the pool is when it is called.
 */
export function boundQueue(client: postgres.Sql, bounds: QueueBounds): () => PoolUse {
  const { unsafe, begin } = client;
  const { max, maxWaiting, waitMs } = bounds;
  type Statement = ReturnType<typeof unsafe>;
  let open = 0;
  /** Takes the BEGIN that `begin` sends through `unsafe` before it returns. */
  let takeBegin: ((statement: Statement) => void) | null = null;

  /** Counts work until it is done, and gives up on its first statement when that waits too long. */
  function count(work: PromiseLike<unknown>, first: Statement): void {
    // Postgres.js sets the state of a statement when it hands it to a connection.
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
