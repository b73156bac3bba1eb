import { hmac } from "./tokens.ts";

/** Returns the tombstone of a purged family's URL (rule: tombstones). */
export const hashFamilyUrl = (secret: string, address: string): string =>
  hmac(secret, "address-tombstone", address);

/** Returns the tombstone of a person who had a trial or a grant (rule: tombstones). */
export const hashIdentity = (secret: string, issuer: string, subject: string): string =>
  hmac(secret, "identity-tombstone", `${issuer}\0${subject}`);
