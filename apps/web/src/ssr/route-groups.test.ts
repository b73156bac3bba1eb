import { expect, test } from "vitest";
import { getRouteGroupNames } from "../../route-groups.ts";

const createChunk = (
  name: string,
  facadeModuleId: string | null,
  imports: string[],
  moduleIds: string[],
) => ({ fileName: `${name}.js`, name, facadeModuleId, imports, moduleIds });

const entry = createChunk("app", "/web/index.html", ["core.js"], ["/web/src/main.tsx"]);
const dashboard = createChunk(
  "dashboard",
  "/web/src/routes/dashboard.tsx?tsr-split=component",
  ["button.js", "rows.js"],
  ["/web/src/routes/dashboard.tsx?tsr-split=component"],
);
const settings = createChunk(
  "settings",
  "/web/src/routes/settings.tsx?tsr-split=component",
  ["button.js"],
  ["/web/src/routes/settings.tsx?tsr-split=component"],
);
const dialog = createChunk("dialog", "/web/dialog.tsx", ["field.js"], ["/web/dialog.tsx"]);

test("groups modules by the routes that load them, also through other files", () => {
  const names = getRouteGroupNames([
    entry,
    dashboard,
    settings,
    dialog,
    createChunk("core", null, [], ["react"]),
    createChunk("button", null, ["text.js"], ["button"]),
    createChunk("text", null, [], ["text"]),
    createChunk("rows", null, ["core.js"], ["rows"]),
    createChunk("field", null, [], ["field"]),
  ]);
  expect(Object.fromEntries(names)).toEqual({
    react: "dashboard+settings",
    button: "dashboard+settings",
    text: "dashboard+settings",
    rows: "dashboard",
  });
});

test("rejects a build without the app's entry", () => {
  expect(() => getRouteGroupNames([dashboard])).toThrow("The app has no entry");
});
