import { join, resolve } from "node:path";
import { createDatabase } from "@giftling/db/client";
import { migrateDatabase } from "@giftling/db/migrate";
import { seedRiveraFamily } from "@giftling/db/seed/seed";
import { subjectOf } from "@giftling/local-services/identity";
import { findRunningPostgres, startPostgres } from "@giftling/local-services/postgres";
import { readPort } from "./ports.ts";

/** `pnpm seed` seeds the Rivera family again. It also works while `pnpm start` is running. */
process.chdir(join(import.meta.dirname, ".."));
const dataDir = join(resolve(process.env.LOCAL_DIR || ".local"), "postgres");
const running = process.env.DATABASE_URL || findRunningPostgres(dataDir);
const embedded = running ? null : await startPostgres({ dataDir });
const url = running ?? embedded?.url ?? "";
try {
  await migrateDatabase(url);
  const { db, close } = createDatabase(url, { max: 1 });
  const issuer = `http://localhost:${readPort("LOCAL_SERVICES_PORT", 3001)}/identity`;
  await seedRiveraFamily(db, {
    owner: { issuer, subject: subjectOf("parent@example.com") },
    other: { issuer, subject: subjectOf("coparent@example.com") },
  });
  await close();
  console.log(
    "Seeded the Rivera family: /hub/rivera, signed in as parent@example.com or coparent@example.com.",
  );
} finally {
  await embedded?.stop();
}
