import type { Config } from "../env/env.ts";
import { deriveToken, equalsInConstantTime } from "./tokens.ts";

/** Returns the token of a thank-you's page, which consists of the thank-you's id and an HMAC (rule: thank-you-page). */
const pageToken = (secret: string, id: string): string =>
  `${id}.${deriveToken(secret, "thank-you-page", id)}`;

/** Returns the path of a thank-you's page. */
export const getThankYouPath = (secret: string, id: string): string =>
  `/thank-you/${pageToken(secret, id)}`;

/** Returns the URL of a thank-you's page. */
export const getThankYouPageUrl = (
  { origin, secret }: Pick<Config, "origin" | "secret">,
  id: string,
): string => `${origin}${getThankYouPath(secret, id)}`;

/** Returns the id of the thank-you of a token. Returns null for a token that this server did not create. */
export function parseThankYouToken(secret: string, token: string): string | null {
  const [id = ""] = token.split(".", 1);
  return equalsInConstantTime(token, pageToken(secret, id)) ? id : null;
}
