/**
 * Returns the name of the constraint or trigger that rejected a write, or "stored" for a successful write. Rethrows
 * other errors.
 */
export async function getViolatedConstraint(write: PromiseLike<unknown>): Promise<string> {
  try {
    await write;
    return "stored";
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    if (cause instanceof Error && "constraint_name" in cause) return String(cause.constraint_name);
    throw error;
  }
}
