import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

/**
 * The import borders of docs/architecture.md, tried with the real configuration on probe files in a copy of the
 * layout: a border that no longer refuses anything fails here.
 */
const root = join(import.meta.dirname, "..");
let layout: string;

beforeAll(() => {
  layout = mkdtempSync(join(tmpdir(), "giftling-boundaries-"));
  const config = JSON.parse(readFileSync(join(root, "biome.json"), "utf8"));
  writeFileSync(join(layout, "biome.json"), JSON.stringify({ ...config, vcs: { enabled: false } }));
  cpSync(join(root, "scripts/lint"), join(layout, "scripts/lint"), { recursive: true });
});
afterAll(() => rmSync(layout, { recursive: true, force: true }));

/** What the linter says of one import in one file, errors only. */
function lint(file: string, source: string): string {
  const path = join(layout, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, source);
  const { stdout, stderr } = spawnSync(
    join(root, "node_modules/.bin/biome"),
    ["lint", "--diagnostic-level=error", "--colors=off", file],
    { cwd: layout, encoding: "utf8" },
  );
  rmSync(path);
  return stdout + stderr;
}

const value = (module: string) => `import { thing } from "${module}";\nexport const it = thing;\n`;
const type = (module: string) =>
  `import type { Thing } from "${module}";\nexport type It = Thing;\n`;

test.each([
  ["the web reaching for the database", "apps/web/src/probe.ts", value("@giftling/db/client")],
  ["the web reaching into the api", "apps/web/src/probe.ts", value("@giftling/api/app")],
  [
    "the web importing the router as a value",
    "apps/web/src/probe.ts",
    value("@giftling/api/router"),
  ],
  [
    "the web reaching for the stand-ins",
    "apps/web/src/probe.ts",
    type("@giftling/local-services/postgres"),
  ],
  ["the api importing the web", "apps/api/src/probe.ts", value("@giftling/web/main")],
  [
    "the api reaching for the stand-ins",
    "apps/api/src/probe.ts",
    value("@giftling/local-services/postgres"),
  ],
  ["the api writing SQL", "apps/api/src/probe.ts", value("drizzle-orm")],
  ["the database importing the api", "packages/db/src/probe.ts", value("@giftling/api/app")],
  [
    "the database importing the stand-ins",
    "packages/db/src/probe.ts",
    value("@giftling/local-services/postgres"),
  ],
  [
    "the domain importing the database",
    "packages/domain/src/probe.ts",
    type("@giftling/db/client"),
  ],
  ["the domain importing node", "packages/domain/src/probe.ts", value("node:fs")],
  ["the domain importing a library", "packages/domain/src/probe.ts", value("react")],
  [
    "the stand-ins importing the product",
    "packages/local-services/src/probe.ts",
    value("@giftling/domain"),
  ],
])("refused: %s", (_what, file, source) => {
  expect(lint(file, source)).toMatch(/noRestrictedImports|noNodejsModules|plugin/);
});

test.each([
  ["the web using the domain", "apps/web/src/probe.ts", value("@giftling/domain")],
  ["the web knowing the router's type", "apps/web/src/probe.ts", type("@giftling/api/router")],
  ["the api using the database", "apps/api/src/probe.ts", value("@giftling/db/client")],
  [
    "an api test using the stand-ins",
    "apps/api/src/probe.test.ts",
    value("@giftling/local-services/postgres"),
  ],
  ["the database using the domain", "packages/db/src/probe.ts", value("@giftling/domain")],
  ["the database using drizzle", "packages/db/src/probe.ts", value("drizzle-orm")],
  ["the domain using zod", "packages/domain/src/probe.ts", value("zod")],
  ["the domain using its own files", "packages/domain/src/probe.ts", value("./text.ts")],
])("allowed: %s", (_what, file, source) => {
  expect(lint(file, source)).toMatch(/Checked 1 file .*No fixes applied/);
});
