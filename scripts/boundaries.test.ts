import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

// Tests the lint rules for the import boundaries of docs/architecture.md, import cycles and promises. Biome lints probe
// files in a copy of the folder layout, with the repository's configuration.
const root = join(import.meta.dirname, "..");

/**
 * Source file to lint, in a separate folder below `folder`. `beside` contains the files that the source file imports,
 * by name.
 */
type Probe = {
  what: string;
  folder: string;
  name?: string;
  source: string;
  beside?: Record<string, string>;
  /** Pattern that the lint error must match. If absent, the linter must accept the file. */
  refusedBy?: RegExp;
};

const value = (module: string) => `import { thing } from "${module}";\nexport const it = thing;\n`;
const type = (module: string) =>
  `import type { Thing } from "${module}";\nexport type It = Thing;\n`;

const WEB = "apps/web/src";
const API = "apps/api/src";
const DB = "packages/db/src";
const DOMAIN = "packages/domain/src";
const MESSAGES = "packages/messages/src";
const STAND_INS = "@giftling/local-services/server";
const border = /noRestrictedImports|noNodejsModules|plugin/;

const borders: Probe[] = [
  { what: "the web reaching for the database", folder: WEB, source: value("@giftling/db/client") },
  { what: "the web reaching into the api", folder: WEB, source: value("@giftling/api/app") },
  {
    what: "the web importing the router as a value",
    folder: WEB,
    source: value("@giftling/api/router"),
  },
  { what: "the web reaching for the stand-ins", folder: WEB, source: type(STAND_INS) },
  { what: "the api importing the web", folder: API, source: value("@giftling/web/main") },
  { what: "the api reaching for the stand-ins", folder: API, source: value(STAND_INS) },
  { what: "the api writing SQL", folder: API, source: value("drizzle-orm") },
  { what: "mail writing SQL", folder: `${API}/services/email`, source: value("drizzle-orm") },
  {
    what: "mail importing a feature",
    folder: `${API}/services/email`,
    source: value("../../features/demo/responses.ts"),
  },
  {
    what: "a kind of mail importing a feature",
    folder: `${API}/services/email/kinds`,
    source: type("../../../features/demo/responses.ts"),
  },
  { what: "the database importing the api", folder: DB, source: value("@giftling/api/app") },
  { what: "the database importing the stand-ins", folder: DB, source: value(STAND_INS) },
  {
    what: "the domain importing the database",
    folder: DOMAIN,
    source: type("@giftling/db/client"),
  },
  { what: "the domain importing node", folder: DOMAIN, source: value("node:fs") },
  { what: "the domain importing a library", folder: DOMAIN, source: value("react") },
  { what: "a rule of the domain importing zod", folder: DOMAIN, source: value("zod") },
  {
    what: "a schema importing a library",
    folder: DOMAIN,
    name: "schema.ts",
    source: value("react"),
  },
  { what: "the messages importing the web", folder: MESSAGES, source: value("@giftling/web/main") },
  { what: "the messages importing node", folder: MESSAGES, source: value("node:async_hooks") },
  { what: "the messages importing a library", folder: MESSAGES, source: value("react") },
  {
    what: "the domain importing the messages",
    folder: DOMAIN,
    source: value("@giftling/messages/define-message"),
  },
  {
    what: "the database importing the messages",
    folder: DB,
    source: value("@giftling/messages/define-message"),
  },
  {
    what: "the stand-ins importing the product",
    folder: "packages/local-services/src",
    source: value("@giftling/domain"),
  },
].map((probe) => ({ ...probe, refusedBy: border }));

const insideBorders: Probe[] = [
  { what: "the web using the domain", folder: WEB, source: value("@giftling/domain") },
  { what: "the web knowing the router's type", folder: WEB, source: type("@giftling/api/router") },
  { what: "the api using the database", folder: API, source: value("@giftling/db/client") },
  {
    what: "a feature queueing mail",
    folder: `${API}/features/thank-yous`,
    source: value("../../services/email/outbox/queue-mails.ts"),
  },
  {
    what: "an api test using the stand-ins",
    folder: API,
    name: "probe.test.ts",
    source: value(STAND_INS),
  },
  {
    what: "the web using the messages",
    folder: WEB,
    source: value("@giftling/messages/define-message"),
  },
  {
    what: "the api using the messages",
    folder: API,
    source: value("@giftling/messages/define-message"),
  },
  {
    what: "the messages using the domain",
    folder: MESSAGES,
    source: value("@giftling/domain/money/rules"),
  },
  { what: "the messages using their own files", folder: MESSAGES, source: value("./say.ts") },
  { what: "the database using the domain", folder: DB, source: value("@giftling/domain") },
  { what: "the database using drizzle", folder: DB, source: value("drizzle-orm") },
  { what: "a schema using zod", folder: DOMAIN, name: "schema.ts", source: value("zod") },
  { what: "the domain using its own files", folder: DOMAIN, source: value("./text.ts") },
];

const cycles: Probe[] = [
  {
    what: "a cycle of two files",
    folder: API,
    source: value("./other.ts"),
    beside: {
      "other.ts": 'import { it } from "./probe.ts";\nexport const thing = () => it;\n',
    },
    refusedBy: /noImportCycles/,
  },
  {
    what: "a cycle of three files, of types alone",
    folder: WEB,
    source: type("./other.ts"),
    beside: {
      "other.ts": 'export type { Third as Thing } from "./third.ts";\n',
      "third.ts": 'import type { It } from "./probe.ts";\nexport type Third = { of: It | null };\n',
    },
    refusedBy: /noImportCycles/,
  },
];

const save = { "save.ts": "export async function save() {\n  return true;\n}\n" };
const saving = (statement: string) =>
  `import { save } from "./save.ts";\nexport async function act() {\n  ${statement}\n}\n`;
const promise = (what: string, statement: string, refusedBy?: RegExp): Probe => ({
  what,
  folder: API,
  source: saving(statement),
  beside: save,
  refusedBy,
});

const promises: Probe[] = [
  promise("a promise that nobody waits for", "save();", /noFloatingPromises/),
  promise("a chain without a catch", "save().then(() => 1);", /noFloatingPromises/),
  promise("a promise taken for its answer", "if (save()) return;", /noMisusedPromises/),
  promise("promises lost in a forEach", "[1].forEach(save);", /noMisusedPromises/),
  promise(
    "a filter that keeps everything",
    "return [1].filter(() => save());",
    /noMisusedPromises/,
  ),
];

const keptPromises: Probe[] = [
  promise("a promise that is awaited", "await save();"),
  promise("a promise that is returned", "return save();"),
  promise("a promise let go on purpose", "void save();"),
  promise("a promise that is caught", "save().catch(() => false);"),
];

const query = (what: string, statement: string, refusedBy?: RegExp): Probe => ({
  what,
  folder: DB,
  source: `import type { Tx } from "./tx.ts";\nexport async function act(db: Tx, tx: Tx) {\n  ${statement}\n}\n`,
  refusedBy,
});

const queries: Probe[] = [
  query("a query that is never sent", "db.delete(tx);", /Await or return this query/),
  query("a query let go, which is never sent", "void tx.insert(db);", /Await or return this query/),
];

const sentQueries: Probe[] = [
  query("a query that is awaited", "await db.delete(tx);"),
  query("a query that is returned", "return tx.insert(db);"),
];

const refused = [...borders, ...cycles, ...promises, ...queries];
const allowed = [...insideBorders, ...keptPromises, ...sentQueries];

type Diagnostic = { category: string; message: string; location: { path: string } };
let layout: string;
let diagnostics: Diagnostic[];
let linted: number;
let written = 0;

/** Returns the folder of a source file to lint, relative to the temporary folder of all such files. */
function getPlace(probe: Probe): string {
  return join(probe.folder, `probe-${[...refused, ...allowed].indexOf(probe)}`);
}

function write(file: string, text: string): void {
  const path = join(layout, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

beforeAll(() => {
  layout = mkdtempSync(join(tmpdir(), "giftling-boundaries-"));
  const config = JSON.parse(readFileSync(join(root, "biome.json"), "utf8"));
  write("biome.json", JSON.stringify({ ...config, vcs: { enabled: false } }));
  cpSync(join(root, "scripts/lint"), join(layout, "scripts/lint"), { recursive: true });
  for (const probe of [...refused, ...allowed]) {
    const files = { ...probe.beside, [probe.name ?? "probe.ts"]: probe.source };
    for (const [name, text] of Object.entries(files)) write(join(getPlace(probe), name), text);
    written += Object.keys(files).length;
  }
  // All probes are linted in one run, because starting the linter takes longer than linting.
  const { stdout } = spawnSync(
    join(root, "node_modules/.bin/biome"),
    [
      "lint",
      "--diagnostic-level=error",
      "--max-diagnostics=none",
      "--reporter=json",
      "apps",
      "packages",
    ],
    { cwd: layout, encoding: "utf8" },
  );
  const { summary, ...report } = JSON.parse(stdout);
  diagnostics = report.diagnostics;
  linted = summary.unchanged;
});
afterAll(() => rmSync(layout, { recursive: true, force: true }));

/** Returns the lint errors in a test's source file, each with its category and message. */
function listRefusals(probe: Probe): string[] {
  const file = join(getPlace(probe), probe.name ?? "probe.ts");
  return diagnostics
    .filter(({ location }) => location.path === file)
    .map(({ category, message }) => `${category}: ${message}`);
}

test("lints every probe", () => {
  expect(linted).toBe(written);
});

test.each(refused)("rejects $what", (probe) => {
  expect(listRefusals(probe).join("\n")).toMatch(probe.refusedBy ?? border);
});

test.each(allowed)("allows $what", (probe) => {
  expect(listRefusals(probe)).toEqual([]);
});

test("names the job queue's tables only in the queries and in the helper of the tests", () => {
  const pattern = "graphile_worker[.](_private_|jobs)";
  const { stdout } = spawnSync("git", ["grep", "-lE", "--untracked", pattern, "--", "*.ts"], {
    cwd: root,
    encoding: "utf8",
  });
  const isQuery = /^packages\/db\/src\/queries\/(?!.*\.test\.ts$)/;
  const elsewhere = stdout.split("\n").filter((file) => file !== "" && !isQuery.test(file));
  expect(elsewhere).toEqual(["packages/db/src/testing/jobs.ts"]);
});
