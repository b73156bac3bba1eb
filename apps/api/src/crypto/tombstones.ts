import { hmac } from "./tokens.ts";

/** What is kept of a purged family's address (rule: tombstones). */
export const addressHmac = (secret: string, address: string): string =>
  hmac(secret, "address-tombstone", address);

/** What is kept of a person who had a trial or a grant (rule: tombstones, trial-once). */
export const identityHmac = (secret: string, issuer: string, subject: string): string =>
  hmac(secret, "identity-tombstone", `${issuer}\0${subject}`);
