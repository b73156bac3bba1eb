import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { UNUSED_PALETTES } from "../../theme-variables.ts";

const require = createRequire(import.meta.url);
const src = resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(file, "utf8");
const listed = (file: string) =>
  [...read(join(src, "styles", file)).matchAll(/core\/styles\/(\w+)\.layer\.css/g)].map(
    ([, name = ""]) => name,
  );

/** CSS names of Mantine components whose CSS has a different name. Null for a component without CSS. */
const CSS_OF: Readonly<Record<string, string | null>> = {
  FileButton: null,
  MantineProvider: null,
  NativeSelect: "Input",
  Textarea: "Input",
  TextInput: "Input",
};

function listComponents(file: string): string[] {
  const imports = read(file).matchAll(/import \{([^}]*)\} from "@mantine\/core"/g);
  return [...imports]
    .flatMap(([, names = ""]) => names.split(",").map((name) => name.trim()))
    .filter((name) => /^[A-Z]/.test(name))
    .flatMap((name) => (name in CSS_OF ? (CSS_OF[name] ?? []) : name));
}

/**
 * Returns a file and its transitive static imports. Excludes the generated route tree, because routes are loaded
 * separately.
 */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || file.endsWith("routeTree.gen.ts")) return seen;
  seen.add(file);
  for (const [, path = ""] of readWithoutTypes(file).matchAll(/(?:^import|\bfrom) "(\.[^"]+)"/gm)) {
    withImports(resolve(dirname(file), path), seen);
  }
  return seen;
}

const files = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((file) => /(?<!\.test)\.tsx$/.test(file) && !file.startsWith("testing/"))
  .map((file) => join(src, file));

/** Files that are loaded independently: the app, its routes, and dynamic imports. */
const starts = files.flatMap((file) => [
  ...(/\/(routes\/|main\.tsx)/.test(file) ? [file] : []),
  ...[...read(file).matchAll(/import\("(\.[^"]+\.tsx)"\)/g)].map(([, path = ""]) =>
    resolve(dirname(file), path),
  ),
]);

test("every used Mantine component has its CSS in a list", () => {
  const known = new Set([...listed("mantine-base.css"), ...listed("mantine.css")]);
  const used = new Set(files.flatMap(listComponents));
  expect([...used].filter((name) => !known.has(name))).toEqual([]);
});

test("each component is in one list only, because late styles must not override", () => {
  const all = ["mantine-base.css", "mantine.css"].flatMap(listed);
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
});

test("entry points with other components load styles/mantine.css", () => {
  const base = new Set(listed("mantine-base.css"));
  const bare = starts.filter((start) => {
    const together = [...withImports(start)];
    const needs = together.flatMap((file) =>
      file.endsWith(".tsx") ? listComponents(file).filter((name) => !base.has(name)) : [],
    );
    return needs.length > 0 && !together.some((file) => file.endsWith("styles/mantine.css"));
  });
  expect(bare.map((file) => file.slice(src.length + 1))).toEqual([]);
});

test("Mantine components render inside the provider", () => {
  // Files that do not render the provider. Only private pages load these files, and private pages render the provider.
  // The list omits the dialogs of entries, which only private pages load too.
  const within = [
    "components/dropdown-menu-list.tsx",
    "features/clicks/click-report-dialog.tsx",
    "features/dashboard/first-steps/first-steps.tsx",
    "features/dashboard/inbox/tasks/received-gifts-dialog.tsx",
    "features/dashboard/places/followers-and-wall-sections.tsx",
    "features/dashboard/places/people-page.tsx",
    "features/dashboard/plan/today-page-notices.tsx",
    "features/dashboard/plan/trial-ended-page.tsx",
    "features/dashboard/search/search-dialog.tsx",
    "features/dashboard/top-priorities/priority-cards.tsx",
    "features/entries/order/sortable-entry-list.tsx",
    "features/gifts/ledger/assign-gift-dialog.tsx",
    "features/gifts/ledger/correct-giver-name-dialog.tsx",
    "features/gifts/ledger/record-contribution-dialog.tsx",
    "features/gifts/ledger/record-gift-dialog.tsx",
    "features/gifts/ledger/revert-gifts-of-day-button.tsx",
    "features/kids/dialogs/kid-dialog-list.tsx",
    "features/kids/dialogs/plan-limit-dialog.tsx",
    "features/launch/launch-screen.tsx",
    "features/occasions/occasions-section.tsx",
    "features/people/person-dialogs.tsx",
    "features/pictures/crop/crop-dialog.tsx",
    "features/proposals/proposals-section.tsx",
    "features/settings/account/close-account-dialog.tsx",
    "features/share/share-dialog.tsx",
    "features/thank-yous/queue/thank-you-dialogs.tsx",
    "features/wishlist/import/import-dialog.tsx",
    "features/wishlist/mark-purchased-dialog.tsx",
  ];
  const bare = starts.filter((start) => {
    const together = [...withImports(start)];
    return (
      together.some((file) => file.endsWith(".tsx") && listComponents(file).length > 0) &&
      !together.some((file) => /(mantine-provider|entries\/entry-dialogs)\.tsx$/.test(file))
    );
  });
  expect([...new Set(bare.map((file) => file.slice(src.length + 1)))].sort()).toEqual(within);
});

/** Returns the source of a file without its type imports, which are not bundled. */
const readWithoutTypes = (file: string) => read(file).replaceAll(/^import type [^;]*;$/gm, "");

/** Returns a file and its transitive imports, both static and dynamic. */
function withLazyImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ""] of readWithoutTypes(file).matchAll(
    /(?:^import |\bfrom |\bimport\(\s*)"(\.[^"]+\.tsx?)"/gm,
  )) {
    withLazyImports(resolve(dirname(file), path), seen);
  }
  return seen;
}

/** Pattern that matches imports of libraries that only the parents' app uses. */
const PARENTS_ONLY =
  /(?:from |import |import\(\s*)"@(mantine|tanstack|trpc)\/|import ".*styles\/mantine/;

test("visitor pages load no Mantine, router, TanStack Query or tRPC", () => {
  const sitePages = readdirSync(join(src, "visitor/site"))
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => `site/${file}`);
  const entries = ["relatives.ts", "site.ts", ...sitePages].map((entry) =>
    join(src, "visitor", entry),
  );
  const loaded = new Set(entries.flatMap((entry) => [...withLazyImports(entry)]));
  const expected = [
    "features/hub/dialogs/hub-dialogs.tsx",
    "features/gifts/mine/request-my-gifts-page.tsx",
    "visitor/site/pricing.tsx",
  ];
  expect(expected.filter((file) => !loaded.has(join(src, file)))).toEqual([]);
  const users = [...loaded].filter((file) => PARENTS_ONLY.test(readWithoutTypes(file)));
  expect(users.map((file) => file.slice(src.length + 1))).toEqual([]);
});

test("no style uses a removed palette", () => {
  const palette = new RegExp(
    `mantine-color-(${UNUSED_PALETTES})-|\\b(?:c|bg|color)[=:] ?"(${UNUSED_PALETTES})\\b`,
  );
  const styles = ["mantine-base.css", "mantine.css"].flatMap((file) =>
    [...read(join(src, "styles", file)).matchAll(/"(@mantine\/[^"]+)"/g)].map(([, name = ""]) =>
      require.resolve(name),
    ),
  );
  // Excludes the style sheet of Mantine's default variables, because it contains all palettes and the defaults that the
  // theme replaces.
  const own = styles.filter((file) => !file.includes("default-css-variables"));
  const painted = [...files, ...own].filter((file) => palette.test(read(file)));
  expect(painted).toEqual([]);
});

test("every layer order matches styles/index.css, because the first one loaded takes precedence", () => {
  const sheets = readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => join(src, file));
  const orders = sheets.flatMap((file) =>
    [...read(file).matchAll(/^@layer ([^{;]+);/gm)].map(([, order]) => order),
  );
  expect(orders.length).toBeGreaterThan(1);
  expect(new Set(orders)).toEqual(new Set(["giftling, controls, mantine-base, mantine"]));
});
