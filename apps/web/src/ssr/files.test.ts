import { expect, test } from "vitest";
import { getVisitorPageFiles, listPageStyleSheets, type ViteManifest } from "./files.ts";

const ENTRY = "src/visitor/relatives.ts";
const MANIFEST: ViteManifest = {
  [ENTRY]: { file: "index.js", css: ["index.css"], imports: ["_react.js"] },
  "src/boot.ts": { file: "boot.js" },
  "_react.js": { file: "react.js" },
};

const HUB_PAGE = { kind: "hub" } as const;
const manifestsWith = (relatives: ViteManifest) => ({ relatives, site: {}, app: {} });

test("lists a hub's style sheets and its scripts, the entry first", () => {
  const { css, modules } = getVisitorPageFiles(manifestsWith(MANIFEST), HUB_PAGE);
  expect(css).toEqual(["index.css"]);
  expect(modules).toEqual(["index.js", "react.js"]);
});

test("rejects a build without the file of a kind of relatives' page", () => {
  expect(() => listPageStyleSheets(manifestsWith(MANIFEST))).toThrow(/gift-page\.tsx/);
});
