import type { Executor } from "../../client.ts";

/**
 * Returns a function that caches the statement returned by `build`, per connection pool. Building a statement takes
 * longer than sending it to the database.
 */
export function memoizeStatement<Statement>(
  build: (db: Executor) => Statement,
): (db: Executor) => Statement {
  const built = new WeakMap<Executor, { statement: Statement }>();
  return (db) => {
    const kept = built.get(db) ?? { statement: build(db) };
    built.set(db, kept);
    return kept.statement;
  };
}
