import { hmac } from "./tokens.ts";

/** What stays of an address whose family is gone (D7, D9). */
export const addressHmac = (secret: string, address: string): string =>
  hmac(secret, "address-tombstone", address);

/** What stays of a person who had the trial or a grant (D3). */
export const identityHmac = (secret: string, issuer: string, subject: string): string =>
  hmac(secret, "identity-tombstone", `${issuer}\0${subject}`);
