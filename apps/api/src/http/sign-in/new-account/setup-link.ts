import type { Executor } from "@giftling/db/client";
import { findStoredOrigin, storeSetupToken } from "@giftling/db/queries/operation/installation";
import { generateToken, sha256 } from "../../../core/crypto/tokens.ts";
import type { Config } from "../../../core/env/env.ts";
import { SETUP_PATH } from "./routes.ts";

/** Origin and setup link of a server with its own database (rule: first-account). */
export type Installation = {
  /** Origin of the server. Null until the creation of the first account stores an origin. */
  origin: string | null;
  /** Token of the new setup link. Null after the first account is created. */
  setupToken: string | null;
};

/** Reads the stored origin of the server. Creates a new setup link unless an account exists. */
export async function initializeInstallation(
  db: Executor,
  { isOriginSet, origin }: Pick<Config, "isOriginSet" | "origin">,
): Promise<Installation> {
  const setupToken = generateToken();
  if (await storeSetupToken(db, sha256(setupToken))) {
    return { origin: isOriginSet ? origin : null, setupToken };
  }
  // A server that was set up with APP_ORIGIN has no stored origin.
  return {
    origin: isOriginSet ? origin : ((await findStoredOrigin(db)) ?? origin),
    setupToken: null,
  };
}

/** Returns the lines to log for the setup link. The last line is the link. */
export function describeSetupLink(
  token: string,
  { origin, port }: { origin: string | null; port: number },
): string {
  const address = origin ?? `http://localhost:${port}`;
  return [
    "",
    "This server has no account yet. Whoever opens this link first creates it:",
    ...(origin === null
      ? ["(From another device, put the address of this computer in the place of localhost.)"]
      : []),
    `${address}${SETUP_PATH}/${token}`,
    "",
  ].join("\n");
}
