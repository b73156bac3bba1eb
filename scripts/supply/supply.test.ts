import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { getAuditFailureReason } from "../deep/audit.ts";
import { findLeakedSecrets } from "./bundle-secrets.ts";
import { listLicenseProblems } from "./license-rules.ts";

const root = join(import.meta.dirname, "../..");
const read = (...path: string[]) => readFileSync(join(root, ...path), "utf8");

const manifests = ["package.json"].concat(
  ["apps", "packages"].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(group, name, "package.json")),
  ),
);

test.each(manifests)("uses the catalog for every version: %s", (file) => {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(read(file));
  const versions = Object.entries({ ...dependencies, ...devDependencies });
  expect(versions.filter(([, version]) => !/^(catalog:|workspace:\*)$/.test(`${version}`))).toEqual(
    [],
  );
});

test("pins exact versions in the catalog", () => {
  const [, catalog = ""] = /^catalog:\n((?: {2}.*\n)+)/m.exec(read("pnpm-workspace.yaml")) ?? [];
  const lines = catalog.trimEnd().split("\n");
  expect(lines.length).toBeGreaterThan(60);
  expect(
    lines.filter((line) => !/^ {2}"?[@\w./-]+"?: \d+\.\d+\.\d+(-[\w.]+)?$/.test(line)),
  ).toEqual([]);
});

test("pins the package manager by its hash", () => {
  expect(JSON.parse(read("package.json")).packageManager).toMatch(
    /^pnpm@\d+\.\d+\.\d+\+sha512\.[0-9a-f]{128}$/,
  );
});

test("delays new versions for three days", () => {
  const settings = read("pnpm-workspace.yaml");
  const [, minutes] = /^minimumReleaseAge: (\d+)$/m.exec(settings) ?? [];
  expect(Number(minutes)).toBeGreaterThanOrEqual(3 * 24 * 60);
  expect(settings).toMatch(/^minimumReleaseAgeStrict: true$/m);
  expect(settings).not.toMatch(/^(minimumReleaseAgeExclude|minimumReleaseAgeIgnoreMissingTime):/m);
});

test("reports a registry without audit support", () => {
  expect(getAuditFailureReason("No known vulnerabilities found\n")).toBeNull();
  expect(getAuditFailureReason("1 vulnerabilities found\nSeverity: 1 high\n")).toBeNull();
  expect(
    getAuditFailureReason(
      "The audit endpoint (at https://example.com/bulk) responded with 405: \n",
    ),
  ).toBe(
    "Nothing was audited: The audit endpoint (at https://example.com/bulk) responded with 405. Use a registry that answers audits, such as https://registry.npmjs.org.",
  );
  expect(
    getAuditFailureReason(
      "Failed to request the audit endpoint (at https://example.com/bulk): reset\n",
    ),
  ).toContain("Nothing was audited: Failed to request the audit endpoint");
});

test("reports an unaccepted license, and a build tool in production", () => {
  const all = {
    MIT: [{ name: "zod" }],
    "(MIT OR CC0-1.0)": [{ name: "type-fest" }],
    "MPL-2.0": [{ name: "axe-core" }, { name: "elsewhere" }],
    "GPL-3.0-only": [{ name: "copyleft" }],
  };
  expect(listLicenseProblems(all, { MIT: [{ name: "esbuild" }, { name: "zod" }] })).toEqual([
    "elsewhere has the licence MPL-2.0, which nobody has accepted.",
    "copyleft has the licence GPL-3.0-only, which nobody has accepted.",
    "esbuild is a tool, and production would install it.",
  ]);
});

test("detects a secret variable's name, its value, and text in a key's format", () => {
  const variables = { APP_SECRET: "k3J9xQ0vT7mB2nL5pR8sW1yZ", PORT: "3000" };
  expect(findLeakedSecrets("const port = 3000;", variables)).toEqual([]);
  expect(findLeakedSecrets("process.env.APP_SECRET", variables)).toEqual(["the name APP_SECRET"]);
  expect(findLeakedSecrets('"k3J9xQ0vT7mB2nL5pR8sW1yZ"', variables)).toEqual([
    "the value of APP_SECRET",
  ]);
  expect(findLeakedSecrets('key:"sk_live_4eC39HqLyjWDarjtT1zdp7dc"', variables)).toEqual([
    "what looks like a key: sk_live_",
  ]);
});

test("has the binaries of each native package for arm64 too", () => {
  const { packages } = parse(read("pnpm-lock.yaml")) as {
    packages: Record<string, { cpu?: string[]; os?: string[] }>;
  };
  const native = Object.entries(packages).filter(
    ([, { cpu, os }]) => cpu?.includes("x64") && os?.includes("linux"),
  );
  expect(native.length).toBeGreaterThan(5);
  for (const [name] of native)
    expect(packages).toHaveProperty([name.replace(/x64|64(?=@)/, "arm64")]);
});
