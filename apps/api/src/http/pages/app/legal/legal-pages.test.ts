import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ConfigError } from "../../../../core/env/env.ts";
import { readLegalPages } from "./legal-pages.ts";

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

/** Creates a folder with the given files and returns its path. */
async function getFolder(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "giftling-legal-"));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    await writeFile(path.join(folder, name), content);
  }
  return folder;
}
const NONE = { name: null, address: null, courts: null };
const read = (legal: Partial<Parameters<typeof readLegalPages>[0]["legal"]>) =>
  readLegalPages({ legal: { ...NONE, dir: null, ...legal }, origin: "https://gifts.example" });

describe("readLegalPages (rule: legal-pages)", () => {
  test("returns null without settings, and for other pages", async () => {
    const pages = await read({});
    expect(pages("/terms", "en")).toBeNull();
    expect((await read({ name: "Ana" }))("/cookies", "en")).toBeNull();
  });

  test("returns the facts for both pages", async () => {
    const pages = await read({ name: "Ana Rivera", courts: "Hamburg, Germany" });
    const expected = { ...NONE, name: "Ana Rivera", courts: "Hamburg, Germany", text: null };
    expect(pages("/terms", "es")).toEqual(expected);
    expect(pages("/privacy", "en")).toEqual(expected);
  });

  test("returns the text in the page's language, or else the first one", async () => {
    const dir = await getFolder({ "terms.md": "\uFEFF# Terms", "terms.es.md": "# Condiciones" });
    const pages = await read({ dir });
    expect(pages("/terms", "en")?.text).toMatchObject({ language: "en", title: "Terms" });
    expect(pages("/terms", "es")?.text).toMatchObject({ language: "es", title: "Condiciones" });
    expect(pages("/privacy", "en")).toBeNull();
    const english = await read({ dir: await getFolder({ "terms.md": "# Terms" }) });
    expect(english("/terms", "es")?.text).toMatchObject({ language: "en", title: "Terms" });
  });

  test.each([
    [{}, "has neither terms.md nor privacy.md"],
    [{ "term.md": "x" }, "has neither terms.md nor privacy.md"],
    [{ "terms.es.md": "x" }, "terms.es.md is a translation of terms.md, which is missing"],
    [{ "privacy.md": " \n" }, "privacy.md is empty"],
    [{ "terms.md": "a\u202Eb" }, "terms.md contains control characters"],
    [{ "terms.md": new Uint8Array([0xff, 0x41]) }, "terms.md is not UTF-8"],
    [{ "terms.md": "x".repeat(200_001) }, "terms.md is too long"],
  ])("rejects %o", async (files, problem) => {
    const dir = await getFolder(files);
    const error = await read({ dir }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConfigError);
    expect(error).toMatchObject({ message: expect.stringContaining(problem) });
  });

  test("rejects a folder that does not exist", async () => {
    await expect(read({ dir: "/no/such/folder" })).rejects.toThrow(
      "LEGAL_DIR: /no/such/folder is no folder that the server can read.",
    );
  });
});
