import { deriveToken, equalsInConstantTime } from "./tokens.ts";

/** Lifetime of a token for GET /health/request, in seconds. */
const LIFETIME_SECONDS = 60;

const sign = (secret: string, seconds: string) => deriveToken(secret, "request-check", seconds);

/** Returns a bearer token for GET /health/request. The token expires after a minute. */
export function createRequestCheckToken(secret: string, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1_000));
  return `${seconds}.${sign(secret, seconds)}`;
}

/** Returns whether a token for GET /health/request was created with this secret during the last minute. */
export function isRequestCheckToken(secret: string, token: string, now: Date): boolean {
  const [seconds = "", signature = ""] = token.split(".");
  const age = now.getTime() / 1_000 - Number(seconds);
  return (
    Math.abs(age) <= LIFETIME_SECONDS && equalsInConstantTime(signature, sign(secret, seconds))
  );
}
