/** Runs a task and throws only errors that can be stored with its job. */
export async function withStorableErrors(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw toStorableError(error);
  }
}

/** Returns an error that Postgres can store. A job whose failure cannot be stored would stop its runner. */
export function toStorableError(error: unknown): unknown {
  if (!(error instanceof Error)) return new Error(storableText(String(error)), { cause: error });
  const message = storableText(error.message);
  return message === error.message ? error : new Error(message, { cause: error });
}

const storableText = (text: string) =>
  text.replaceAll("\0", "").replaceAll(LONE_SURROGATE, "\ufffd");

const LONE_SURROGATE = /\p{Surrogate}/gu;
