import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8");

/** Sections of the changelog by their titles, newest first. The first is "[Unreleased]". */
const sections = changelog
  .split(/^## /m)
  .slice(1)
  .map((text) => ({ title: text.slice(0, text.indexOf("\n")), text }));

const KINDS = "Added|Changed|Deprecated|Removed|Fixed|Security|Upgrade notes";

test("describes the version in package.json first", () => {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  expect(sections[0]?.title).toBe("[Unreleased]");
  expect(sections[1]?.title).toMatch(new RegExp(`^\\[${version}\\] - \\d{4}-\\d\\d-\\d\\d$`));
});

test("has upgrade notes for each version, and only the usual kinds of changes", () => {
  for (const { title, text } of sections.slice(1)) {
    const kinds = [...text.matchAll(/^### (.+)$/gm)].map(([, kind]) => kind);
    expect(kinds, title).toContain("Upgrade notes");
    for (const kind of kinds) expect(kind, title).toMatch(new RegExp(`^(${KINDS})$`));
  }
});
