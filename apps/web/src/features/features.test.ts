// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = import.meta.dirname;
const features = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Returns the other features that a feature imports. Test files are ignored. */
function importedBy(feature: string): Set<string> {
  const imported = new Set<string>();
  for (const file of readdirSync(join(root, feature), { recursive: true, encoding: "utf8" })) {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
    const source = readFileSync(join(root, feature, file), "utf8");
    for (const [, name = ""] of source.matchAll(/["'](?:\.\.\/)+([a-z-]+)\/[^"']+["']/g)) {
      if (name !== feature && features.includes(name)) imported.add(name);
    }
  }
  return imported;
}

test("has no import cycles between features", () => {
  const left = new Map(features.map((feature) => [feature, importedBy(feature)]));
  for (;;) {
    const free = [...left].filter(([, imported]) => ![...imported].some((one) => left.has(one)));
    if (free.length === 0) break;
    for (const [feature] of free) left.delete(feature);
  }
  // The remaining features are part of a cycle or import one.
  expect(Object.fromEntries([...left].map(([name, imported]) => [name, [...imported]]))).toEqual(
    {},
  );
});
