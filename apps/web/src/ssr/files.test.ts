import { expect, test } from "vitest";
import { getVisitorPageFiles, listPageStyleSheets, type ViteManifest } from "./files.ts";

const ENTRY = "src/visitor/relatives.ts";
const MANIFEST: ViteManifest = {
  [ENTRY]: { file: "index.js", css: ["index.css"], imports: ["_react.js"] },
  "src/boot.ts": { file: "boot.js" },
  "_react.js": { file: "react.js" },
  "_sheets.js": { file: "sheets.js", css: ["sheets.css"], imports: ["_react.js"] },
  "src/features/hub/dialogs/hub-dialogs.tsx": {
    file: "dialogs.js",
    css: ["dialogs.css"],
    imports: ["_sheets.js", ENTRY],
  },
};

const HUB_PAGE = { kind: "hub" } as const;
const manifestsWith = (relatives: ViteManifest) => ({ relatives, site: {}, app: {} });

test("lists the files for a hub's first tap (rule: first-tap)", () => {
  const { css, modules, later } = getVisitorPageFiles(manifestsWith(MANIFEST), HUB_PAGE);
  expect(css).toEqual(["index.css"]);
  expect(modules).toEqual(["react.js"]);
  expect(later).toEqual(["sheets.js", "dialogs.js", "sheets.css", "dialogs.css"]);
});

test("rejects a build with a missing file", () => {
  const { "src/features/hub/dialogs/hub-dialogs.tsx": _, ...rest } = MANIFEST;
  expect(() => getVisitorPageFiles(manifestsWith(rest), HUB_PAGE)).toThrow(/hub-dialogs\.tsx/);
});

test("rejects a build without the file of a kind of relatives' page", () => {
  expect(() => listPageStyleSheets(manifestsWith(MANIFEST))).toThrow(/gift-page\.tsx/);
});
