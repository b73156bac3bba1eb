/** Returns a new idempotency key, also on insecure origins, which lack `randomUUID` (rule: idempotency-key). */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const keys = new WeakMap<object, string>();

/**
 * Returns a copy of a mutation's input that is sent with an idempotency key:
 * `create.mutateAsync(addIdempotencyKey(input, key))`. Each call needs its own key. A tRPC hook's context cannot
 * contain the key, because the context is set on render.
 */
export function addIdempotencyKey<Input extends object>(input: Input, key: string): Input {
  const keyed = { ...input };
  keys.set(keyed, key);
  return keyed;
}

/** Returns the idempotency key that was added to a mutation's input, or undefined. */
export function getIdempotencyKey(input: unknown): string | undefined {
  return typeof input === "object" && input !== null ? keys.get(input) : undefined;
}
