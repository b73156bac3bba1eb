/**
 * A key for the header Idempotency-Key (decision D14): one per thing that is asked for, kept over retries.
 * Made by hand, since `crypto.randomUUID` is missing where a page is not served securely.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
