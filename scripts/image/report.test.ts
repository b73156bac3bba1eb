import { expect, test } from "vitest";
import { formatFindings, getMarkdownSection, replaceSectionResults } from "../harness/report.ts";
import { listCodeBlocks } from "./doc-commands.ts";
import { addImagePackages } from "./sbom.ts";
import { listPlaywrightFindings } from "./stories.ts";

test("names a requirement that is not met in its cell", () => {
  const table = formatFindings([
    { what: "size", required: "at most 130 MB", measured: "98 MB", isMet: true },
    { what: "memory", required: "at most 1.5 times", measured: "2.8 times", isMet: false },
  ]);
  expect(table).toContain("| size | at most 130 MB | 98 MB |");
  expect(table).toContain("| memory | at most 1.5 times | **missed:** 2.8 times |");
});

test("replaces the table of the last run, and nothing else", () => {
  const page =
    "# A\n\n### Tested image\n\nHow it runs.\n\nRun of 2026-01-01, on x:\n\n| old |\n\n## B\n\nRun of\n";
  const updated = replaceSectionResults(page, "Tested image", "| new |", "2026-11-28");
  expect(updated).toContain("How it runs.\n\nRun of 2026-11-28");
  expect(updated).toContain("| new |\n\n## B\n\nRun of\n");
  expect(updated).not.toContain("old");
  expect(replaceSectionResults(updated, "Tested image", "| new |", "2026-11-28")).toBe(updated);
});

test("counts a test that was not run as a missed requirement", () => {
  const run = (title: string, status: string) => ({
    title,
    ok: status !== "unexpected",
    tests: [{ status }],
  });
  const specs = [run("a", "expected"), run("b", "unexpected"), run("c", "skipped")];
  expect(listPlaywrightFindings({ suites: [{ specs }] })).toEqual([
    { what: "a", required: "passes", measured: "passed", isMet: true },
    { what: "b", required: "passes", measured: "failed", isMet: false },
    { what: "c", required: "passes", measured: "not run", isMet: false },
  ]);
});

test("adds Node and Debian's packages to the bill of materials", () => {
  const npm = { type: "library", name: "zod", version: "4.6.7", purl: "pkg:npm/zod@4.6.7" };
  const packages = "libc6\t2.36-9+deb12u14\tamd64\ntzdata\t2026a-0\tall\n";
  const { components } = addImagePackages({ components: [npm] }, { node: "v24.21.0", packages });
  expect(components.map(({ purl }) => purl)).toEqual([
    "pkg:npm/zod@4.6.7",
    "pkg:generic/node@24.21.0",
    "pkg:deb/debian/libc6@2.36-9%2Bdeb12u14?arch=amd64&distro=bookworm",
    "pkg:deb/debian/tzdata@2026a-0?arch=all&distro=bookworm",
  ]);
});

test("finds the shell blocks below a heading", () => {
  const page =
    "## A\n\n```sh\none\n```\n\n### B\n\n```sh\ntwo \\\n  three\n```\n\n```\nfour\n```\n";
  expect(listCodeBlocks(getMarkdownSection(page, "A"), "sh")).toEqual(["one\n"]);
  expect(listCodeBlocks(getMarkdownSection(page, "B"), "sh")).toEqual(["two \\\n  three\n"]);
  expect(() => getMarkdownSection(page, "C")).toThrow("no heading");
});
