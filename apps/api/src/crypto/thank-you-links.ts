import type { Config } from "../env.ts";
import { derivedToken, sameText } from "./tokens.ts";

/** The token of a thank-you's page: its id, and a proof that only this server can make (rule: thank-you-page). */
const pageToken = (secret: string, id: string): string =>
  `${id}.${derivedToken(secret, "thank-you-page", id)}`;

/** The path of a thank-you's page. */
export const thankYouPath = (secret: string, id: string): string =>
  `/thank-you/${pageToken(secret, id)}`;

/** The full URL of a thank-you's page. */
export const thankYouPageUrl = (
  { origin, secret }: Pick<Config, "origin" | "secret">,
  id: string,
): string => `${origin}${thankYouPath(secret, id)}`;

/** The id of the thank-you that a token opens; null for a token that this server did not make. */
export function thankYouOfToken(secret: string, token: string): string | null {
  const [id = ""] = token.split(".", 1);
  return sameText(token, pageToken(secret, id)) ? id : null;
}
