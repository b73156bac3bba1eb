import type { Executor } from "../client.ts";

/** Caches a built statement per pool, because building it costs more than sending it. */
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
