import { expect, test } from "vitest";
import { getPageFiles, type ViteManifest } from "./files.ts";

const HUB = "src/routes/hub.$familyUrl.tsx?tsr-split=component";
const MANIFEST: ViteManifest = {
  "index.html": { file: "index.js", css: ["index.css"], imports: ["_react.js"], isEntry: true },
  "src/boot.ts": { file: "boot.js" },
  "_react.js": { file: "react.js" },
  "_sheets.js": { file: "sheets.js", css: ["sheets.css"], imports: ["_react.js"] },
  [HUB]: { file: "hub.js", css: ["hub.css"], imports: ["index.html"] },
  "src/features/hub/dialogs/hub-dialogs.tsx": {
    file: "dialogs.js",
    css: ["dialogs.css"],
    imports: ["_sheets.js", HUB],
  },
  "src/components/toast/toasts.tsx": { file: "toasts.js", imports: ["_sheets.js"] },
};

test("lists the files for a hub's first tap (rule: first-tap)", () => {
  const { css, modules, later } = getPageFiles(MANIFEST, "/hub/$familyUrl", false);
  expect(css).toEqual(["index.css", "hub.css"]);
  expect(modules).toEqual(["react.js", "hub.js"]);
  expect(later).toEqual(["sheets.js", "dialogs.js", "toasts.js", "sheets.css", "dialogs.css"]);
});

test("rejects a build with a missing file", () => {
  const { "src/components/toast/toasts.tsx": _, ...rest } = MANIFEST;
  expect(() => getPageFiles(rest, "/hub/$familyUrl", false)).toThrow(/toasts\.tsx/);
});
