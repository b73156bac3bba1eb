import type { Executor } from "../client.ts";

/** A statement that is built once for each pool: building it costs more than sending it. */
export function builtOnce<Statement>(
  build: (db: Executor) => Statement,
): (db: Executor) => Statement {
  const built = new WeakMap<Executor, { statement: Statement }>();
  return (db) => {
    const kept = built.get(db) ?? { statement: build(db) };
    built.set(db, kept);
    return kept.statement;
  };
}
