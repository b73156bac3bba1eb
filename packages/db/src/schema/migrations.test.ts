import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { expect, test } from "vitest";
import { migrationsFolder } from "../migrate.ts";
import * as schema from "./index.ts";

test("the migrations make the schema: what they lack is written by `pnpm --filter @giftling/db generate`", async () => {
  const meta = join(migrationsFolder(), "meta");
  const latest = readdirSync(meta)
    .filter((file) => file.endsWith("_snapshot.json"))
    .sort()
    .at(-1);
  const snapshot = JSON.parse(readFileSync(join(meta, latest ?? ""), "utf8"));
  const wanted = generateDrizzleJson(schema, snapshot.id, undefined, "snake_case");
  expect(await generateMigration(snapshot, wanted)).toEqual([]);
});
