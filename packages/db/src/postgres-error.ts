/** Error reported by Postgres. `code` is the SQLSTATE. */
type PostgresError = Error & { code: string; constraint_name?: string; detail?: string };

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

/**
 * Returns whether the caller can retry the transaction: after a serialization failure, a deadlock, or the extension of
 * an expired hold between the statements of a purchase of its unit.
 */
const isRetryable = (error: PostgresError): boolean =>
  error.code === "40001" ||
  error.code === "40P01" ||
  error.constraint_name === "purchases_one_giver_a_piece";

const MAX_RETRIES = 2;

/**
 * Runs a transaction, and retries it up to twice after a conflict with another transaction. `transact` must open the
 * transaction itself and must have no other side effects.
 */
export async function retryOnConflict<Result>(transact: () => Promise<Result>): Promise<Result> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await transact();
    } catch (error) {
      const conflict = findPostgresError(error);
      if (retries === MAX_RETRIES || !conflict || !isRetryable(conflict)) throw error;
    }
  }
}
