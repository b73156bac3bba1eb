import { resolve } from "node:path";
import { findDatabaseUrl } from "@giftling/api/core/data-folder/local-database";
import { superviseApi } from "../../../../scripts/api-process.ts";
import { createSecondDatabase } from "../../../../scripts/local-database.ts";

const PORT = Number(process.env.E2E_PORT ?? 4180);
/** Port of a second API process. Each parallel test worker has a different port. */
const API_PORT = PORT + 4 + Number(process.env.TEST_PARALLEL_INDEX ?? 0);
const ROOT = resolve(import.meta.dirname, "../../../..");

/**
 * Starts a second API without an OpenID provider, so that parents sign in by e-mail. The API has a separate database in
 * the product's Postgres, and sends mail to the product's inbox. `stop` stops the API.
 */
export async function startEmailSignInApi(): Promise<{
  origin: string;
  stop: () => Promise<void>;
}> {
  const localDir = process.env.E2E_LOCAL_DIR ?? "";
  const server = findDatabaseUrl({ LOCAL_DIR: localDir });
  if (server === undefined) throw new Error("The product's database does not run");
  const origin = `http://localhost:${API_PORT}`;
  const api = superviseApi([resolve(ROOT, "apps/api/dist/main.js")], {
    APP_ENV: "local",
    PORT: String(API_PORT),
    HOST: "localhost",
    APP_ORIGIN: origin,
    DATABASE_URL: await createSecondDatabase(server, `email_sign_in_${Date.now()}`),
    SIGN_IN: "email",
    SMTP_URL: `smtp://127.0.0.1:${PORT + 2}`,
    STORAGE_DIR: resolve(localDir, "email-sign-in-storage"),
    WEB_DIST: resolve(ROOT, "apps/web/dist"),
    RATE_LIMIT_MULTIPLIER: "1000",
  });
  await api.ready(origin);
  return { origin, stop: api.stop };
}
