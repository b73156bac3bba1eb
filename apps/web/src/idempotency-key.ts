/**
 * A key for the header Idempotency-Key (rule: idempotency-key): one per thing that is asked for, kept over retries.
 * Made by hand, since `crypto.randomUUID` is missing where a page is not served securely.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const keys = new WeakMap<object, string>();

/**
 * A copy of a mutation's input that is sent with this Idempotency-Key:
 * `create.mutateAsync(withIdempotencyKey(input, key))`. A hook's own context is fixed when it renders; a key
 * belongs to one call.
 */
export function withIdempotencyKey<Input extends object>(input: Input, key: string): Input {
  const keyed = { ...input };
  keys.set(keyed, key);
  return keyed;
}

/** The key that an input is sent with; undefined for one without. */
export function idempotencyKeyOf(input: unknown): string | undefined {
  return typeof input === "object" && input !== null ? keys.get(input) : undefined;
}
