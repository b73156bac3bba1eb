/** Error reported by Postgres. `code` is the SQLSTATE. */
type PostgresError = Error & { code: string; detail?: string };

/**
 * Returns the first Postgres error in a chain of causes, or null. Drizzle wraps Postgres errors in errors with a
 * `cause`.
 */
export function findPostgresError(error: unknown): PostgresError | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ("code" in at && typeof at.code === "string" && /^[0-9A-Z]{5}$/.test(at.code)) {
      return at as PostgresError;
    }
  }
  return null;
}

/** SQLSTATEs of a serialization failure and of a deadlock, after which the caller can retry the transaction. */
const RETRYABLE = new Set(["40001", "40P01"]);

const MAX_RETRIES = 2;

/**
 * Runs a transaction, and retries it up to twice after a deadlock or a serialization failure. `transact` must open the
 * transaction itself and must have no other side effects.
 */
export async function retryOnConflict<Result>(transact: () => Promise<Result>): Promise<Result> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await transact();
    } catch (error) {
      const code = findPostgresError(error)?.code ?? "";
      if (retries === MAX_RETRIES || !RETRYABLE.has(code)) throw error;
    }
  }
}
