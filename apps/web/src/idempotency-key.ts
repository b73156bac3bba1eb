/**
 * Returns a key for the Idempotency-Key header. An action and its retries use the same key. `crypto.randomUUID` is not
 * used, because it is missing on insecure origins (rule: idempotency-key).
 */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const keys = new WeakMap<object, string>();

/**
 * Returns a copy of a mutation's input that is sent with an idempotency key:
 * `create.mutateAsync(addIdempotencyKey(input, key))`. The context of a tRPC hook is unsuitable, because it is set when
 * the hook is rendered, while a key belongs to one call.
 */
export function addIdempotencyKey<Input extends object>(input: Input, key: string): Input {
  const keyed = { ...input };
  keys.set(keyed, key);
  return keyed;
}

/** Returns the idempotency key of a mutation's input, or undefined if there is none. */
export function getIdempotencyKey(input: unknown): string | undefined {
  return typeof input === "object" && input !== null ? keys.get(input) : undefined;
}
