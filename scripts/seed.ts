import { join } from "node:path";
import {
  findDatabaseUrl,
  getLocalDatabaseFolder,
} from "@giftling/api/core/data-folder/local-database";
import { createDatabasePool } from "@giftling/db/client";
import { migrateDatabase } from "@giftling/db/migrate";
import { startPostgres } from "@giftling/db/postgres";
import { seedSampleFamily } from "@giftling/db/seed/seed";
import { subjectOf } from "@giftling/local-services/identity";
import { readPortFromEnv } from "./ports.ts";
import { createDrawingStore } from "./seed-drawings.ts";

/** Seeds the sample family again (`pnpm seed`), even while `pnpm start` is running. */
process.chdir(join(import.meta.dirname, ".."));
const running = findDatabaseUrl(process.env);
const embedded = running
  ? null
  : await startPostgres({ dataDir: getLocalDatabaseFolder(process.env) });
const url = running ?? embedded?.url ?? "";
try {
  await migrateDatabase(url);
  const { db, close } = createDatabasePool(url, { max: 1 });
  const issuer = `http://localhost:${readPortFromEnv("LOCAL_SERVICES_PORT", 3001)}/identity`;
  const people = {
    owner: { issuer, subject: subjectOf("parent@example.com") },
    other: { issuer, subject: subjectOf("coparent@example.com") },
  };
  await seedSampleFamily(db, people, createDrawingStore(db, process.env));
  await close();
  console.log(
    "Seeded the Rivera family: /hub/rivera, signed in as parent@example.com or coparent@example.com.",
  );
} finally {
  await embedded?.stop();
}
