import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { readOrCreateServerSecret } from "@giftling/api/core/data-folder/secret";
import { ensureStripePrices } from "@giftling/api/services/stripe/prices";
import { createStripeClient } from "@giftling/api/services/stripe/stripe-access";
import { createDatabasePool } from "@giftling/db/client";
import { migrateDatabase } from "@giftling/db/migrate";
import { supervisePostgres } from "@giftling/db/postgres";
import { seedEmptyDatabase } from "@giftling/db/seed/seed";
import { EMAIL_IDENTITY_ISSUER } from "@giftling/domain";
import { subjectOf } from "@giftling/local-services/identity";
import { startLocalServices } from "@giftling/local-services/server";
import { readPortFromEnv, requireFreePort } from "./ports.ts";
import { createDrawingStore } from "./seed-drawings.ts";

/** Running local services, with the environment variables that make the API use these services. */
export type LocalStack = Awaited<ReturnType<typeof startLocalStack>>;

/** Returns the ports that the environment configures. Throws CliError if a port is in use. */
export async function requireFreePorts() {
  const port = readPortFromEnv("PORT", 3000);
  const servicesPort = readPortFromEnv("LOCAL_SERVICES_PORT", 3001);
  const smtpPort = readPortFromEnv("LOCAL_SMTP_PORT", 3025);
  await requireFreePort("PORT", port);
  await requireFreePort("LOCAL_SERVICES_PORT", servicesPort);
  if (!process.env.SMTP_URL) await requireFreePort("LOCAL_SMTP_PORT", smtpPort);
  return { port, servicesPort, smtpPort };
}

/** Starts the services that the environment does not configure. Calls `say` when the database restarts. */
export async function startLocalStack(
  { port, servicesPort, smtpPort }: { port: number; servicesPort: number; smtpPort: number },
  say: (line: string) => void = console.error,
) {
  const localDir = resolve(process.env.LOCAL_DIR || ".local");
  mkdirSync(localDir, { recursive: true });

  const origin = process.env.APP_ORIGIN || `http://localhost:${port}`;
  const servicesOrigin = `http://localhost:${servicesPort}`;
  const database = process.env.DATABASE_URL
    ? null
    : await supervisePostgres({ dataDir: join(localDir, "postgres") }, say);
  const databaseUrl = process.env.DATABASE_URL || database?.url || "";
  const services = await startLocalServices({
    port: servicesPort,
    smtpPort,
    localDir,
    appOrigin: origin,
    // A configured real service replaces the local service.
    parts: {
      identity: !process.env.OIDC_ISSUER && process.env.SIGN_IN !== "email",
      inbox: !process.env.SMTP_URL,
      stripe: !process.env.STRIPE_SECRET_KEY,
    },
  });
  const { identity, stripe } = services;
  // With the real Stripe, the operator creates the prices instead.
  if (stripe) await ensureStripePrices(await createStripeClient(stripe));
  // The API uses the local services, except where a real service is configured.
  const env: NodeJS.ProcessEnv = {
    APP_ENV: "local",
    PORT: String(port),
    HOST: process.env.HOST || "localhost",
    APP_ORIGIN: origin,
    APP_SECRET: process.env.APP_SECRET || readOrCreateServerSecret(localDir),
    DATABASE_URL: databaseUrl,
    ...(identity && {
      OIDC_ISSUER: identity.issuer,
      OIDC_CLIENT_ID: identity.clientId,
      OIDC_CLIENT_SECRET: identity.clientSecret,
      OIDC_NAME: "Local Sign-in",
    }),
    SMTP_URL: process.env.SMTP_URL || `smtp://127.0.0.1:${smtpPort}`,
    STORAGE_DIR: process.env.STORAGE_DIR || join(localDir, "storage"),
    WEB_DIST: process.env.WEB_DIST || resolve("apps/web/dist"),
    ...(stripe && {
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_BASE: stripe.apiBase,
    }),
  };
  return {
    origin,
    servicesOrigin,
    env,
    databaseUrl,
    /**
     * Migrates the database, and seeds the sample family if the database is empty. Does nothing with a real OpenID
     * provider, because the seeded parents cannot use such a provider. Must run before the API starts, so that the
     * family exists when the API is ready.
     */
    async seed(): Promise<void> {
      if (!identity && process.env.SIGN_IN !== "email") return;
      await migrateDatabase(process.env.DATABASE_DIRECT_URL || databaseUrl);
      const { db, close } = createDatabasePool(databaseUrl, { max: 1 });
      try {
        const person = (email: string) =>
          identity
            ? { issuer: identity.issuer, subject: subjectOf(email) }
            : { issuer: EMAIL_IDENTITY_ISSUER, subject: email };
        const people = {
          owner: person("parent@example.com"),
          other: person("coparent@example.com"),
        };
        await seedEmptyDatabase(db, people, createDrawingStore(db, { ...process.env, ...env }));
      } finally {
        await close();
      }
    },
    async stop(): Promise<void> {
      await services.close();
      await database?.stop();
    },
  };
}
