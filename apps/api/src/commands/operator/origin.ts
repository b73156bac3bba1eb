import type { Executor } from "@giftling/db/client";
import { findStoredOrigin } from "@giftling/db/queries/operation/installation";

/**
 * Returns the origin of the server: APP_ORIGIN, or the origin that was stored during the setup (rule: first-account).
 */
export async function findOrigin(tx: Executor, env: NodeJS.ProcessEnv): Promise<string> {
  const origin =
    env.APP_ORIGIN || (await findStoredOrigin(tx)) || `http://localhost:${env.PORT || 3000}`;
  return origin.replace(/\/$/, "");
}
