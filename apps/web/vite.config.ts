import { join } from "node:path";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { classNames } from "./class-names.ts";
import { LEFT_OUT_PALETTES } from "./palettes.ts";
import { themeSheets } from "./theme-variables.ts";

const apiOrigin = `http://localhost:${process.env.PORT ?? "3000"}`;

/** Everything that the API answers, so that the dev server and the API share one origin. */
const apiPaths = ["/api", "/media", "/trpc", "/health"];

/** Matches files by the ends of their paths; a path with a slash at its end stands for all of a folder. */
const anyOf = (...paths: string[]) => {
  const ends = paths.map((path) => (path.endsWith("/") ? path : `${path}\\.\\w+(\\.css)?$`));
  // Vite's own helper has no path: its name begins with a NUL.
  return new RegExp(`[/\0](${ends.join("|")})`);
};

/**
 * What every page loads is one file: it compresses better than several, and on a slow line a request costs more than the
 * few bytes that one page has no use for.
 */
const EVERY_PAGE = {
  name: "every-page",
  test: anyOf(
    "vite/preload-helper",
    "node_modules/(react|react-dom|scheduler)/",
    "node_modules/@tanstack/(react-router|router-core|history|store|react-store)/",
    "@mantine/hooks/esm/use-document-title/",
    "icons/Icon(ArrowRight|Check|Mail|X)",
    "domain/src/(hub/timings|money/rules)",
    "(domain/src/languages/rules|messages/src/(common|language|say))",
    "web/src/components/(button|button.module|loading/loader|loading/loader.module)",
    "web/src/components/(dialog/lazy-popup|page/logo|page/logo.module)",
    "web/src/use-config",
  ),
};

/** What hubs, the landing page with its card of one, and parents' pages show alike. */
const FAMILY_PARTS = {
  name: "family-parts",
  test: anyOf(
    "icons/Icon(Copy|Gift|ExternalLink|Heart|Home|Share2|School|Seedling|Wallet)",
    "web/src/components/share/(copy-button|share|share-button|use-share)",
    "web/src/components/picture/(avatar|avatar.module|avatar-initials|use-broken-picture|whole-picture)",
    "web/src/components/loading/when-idle",
    "web/src/features/hub/(flow/hub-context|flow/headings|sections/hub-buttons.module)",
    "domain/src/(kids/avatar|kids/birthdays|hub/wall|hub/sections|priorities/slots)",
    "domain/src/(text|links|web-address)/rules",
    "messages/src/(dates|hub/page|hub/counts|hub/funding|hub/wall)",
  ),
};

/** What a hub shows at first and few other pages show too: too little for a file each. */
const HUB_PARTS = {
  name: "hub-parts",
  test: anyOf(
    "messages/src/hub/sizes",
    "web/src/(components/memory/visit-memory|features/hub/memory/recorded-gifts-text)",
  ),
};

/** What a hub's sheets need beside their own code, most of it the frame of every dialog: one file, fetched once. */
const SHEETS = {
  name: "sheets",
  test: anyOf(
    "@mantine/form/",
    "@mantine/core/esm/components/(FocusTrap|Overlay|Portal|ModalBase|Modal|ScrollArea|Paper|Notification|Alert)/",
    "@mantine/core/esm/components/(Input|InputBase|InputsGroupFieldset|InlineInput|Checkbox|Textarea|TextInput)/",
    "@mantine/hooks/esm/(use-focus-return|use-focus-trap)/",
    "node_modules/(react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-sidecar|use-callback-ref)/",
    "node_modules/(klona|fast-deep-equal)/",
    "domain/src/(wishlist/rules|analytics/click-report|supporters/rules|text/not-shown)",
    "web/src/(once|features/hub/dialogs/dialogs.module)",
  ),
};

/** What of Mantine a parent's page shows at first; without this, the merging below brings along what only dialogs need. */
const FIRST_SCREEN = {
  name: "components-first",
  test: /node_modules\/@mantine\/core\/esm\/(core|components\/(ActionIcon|Anchor|CloseButton|Loader|Progress|Text|Transition|UnstyledButton|VisuallyHidden))\//,
};

/** What says why something can't be: with the parts of forms, it would bring all of them to pages that only have the words. */
const SENTENCES = {
  name: "sentences",
  test: anyOf("domain/src/sentences/(catalogue|giving)"),
};

/** What only parents' pages and dialogs load: few files, each with what the same pages need. */
const COMPONENTS = {
  name: "components",
  test: /node_modules\/(@mantine\/(core|form)|@floating-ui|react-remove-scroll(-bar)?|react-style-singleton|use-sidecar|use-callback-ref|klona|fast-deep-equal|zod)\//,
  entriesAware: true,
  // Bytes before compression: less than that is not worth a request of its own.
  entriesAwareMergeThreshold: 40_000,
};

const leftOut = new RegExp(String.raw`\b(${LEFT_OUT_PALETTES.join("|")}): \[[^\]]*\],?`, "g");

/** Takes the palettes that nothing is painted with out of Mantine's default theme. */
const ownPalettes = {
  name: "own-palettes",
  transform: (code: string, id: string) =>
    id.endsWith("/MantineProvider/default-colors.mjs") ? code.replace(leftOut, "") : null,
};

/** The kinds of reading that nothing here uses. Every page would carry them, because one object holds all of tRPC's hooks. */
const UNUSED_HOOKS = [
  "useInfiniteQuery",
  "usePrefetchInfiniteQuery",
  "usePrefetchQuery",
  "useQueries",
  "useSuspenseInfiniteQuery",
  "useSuspenseQueries",
  "useSuspenseQuery",
];
const USED_HOOKS = "\0used-hooks";

/** TanStack Query as tRPC sees it, without them: a call of one throws. */
const usedHooks = {
  name: "used-hooks",
  // Before Vite finds the package itself.
  enforce: "pre" as const,
  resolveId: (id: string, importer?: string) =>
    id === "@tanstack/react-query" && importer?.includes("@trpc/react-query") ? USED_HOOKS : null,
  load: (id: string) =>
    id === USED_HOOKS
      ? `export * from "@tanstack/react-query";
${UNUSED_HOOKS.map((hook) => `export const ${hook} = undefined;`).join("\n")}`
      : null,
};

/**
 * What tRPC's packages bring for old browsers, each of them all of it, as the browsers that we serve can do it by themselves;
 * null for what nothing needs then, or nothing here uses.
 */
const HELPERS: Record<string, string | null> = {
  typeof: null,
  toPrimitive: null,
  toPropertyKey: null,
  defineProperty:
    "function _defineProperty(e, name, value) { return Object.defineProperty(e, name, { value, enumerable: true, configurable: true, writable: true }); }",
  objectSpread2: "function _objectSpread2(e, ...more) { return Object.assign(e, ...more); }",
  objectWithoutPropertiesLoose: null,
  objectWithoutProperties:
    "function _objectWithoutProperties({ ...rest }, names) { for (const name of names) delete rest[name]; return rest; }",
  asyncIterator: "function _asyncIterator(e) { return e[Symbol.asyncIterator](); }",
  // Of the link that calls procedures in the same process.
  OverloadYield: null,
  awaitAsyncGenerator: "const _awaitAsyncGenerator = undefined;",
  wrapAsyncGenerator: "const _wrapAsyncGenerator = undefined;",
};
const HELPER = /\/\/#region [^\n]*\/helpers\/esm\/(\w+)\.js\n[\s\S]*?\/\/#endregion/g;

/** tRPC with these; and no list here is read page by page. */
const usedHelpers = {
  name: "used-helpers",
  transform: (code: string, id: string) =>
    id.includes("/node_modules/@trpc/")
      ? code.replace(HELPER, (whole, name: string) =>
          name in HELPERS ? (HELPERS[name] ?? "") : whole,
        )
      : null,
  load: (id: string) =>
    id.endsWith("/query-core/build/modern/infiniteQueryBehavior.js")
      ? "export const infiniteQueryBehavior = undefined, hasNextPage = undefined, hasPreviousPage = undefined;"
      : null,
};

export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      quoteStyle: "double",
      semicolons: true,
      routeFileIgnorePattern: "\\.test\\.tsx?$",
    }),
    react(),
    usedHooks,
    usedHelpers,
    ownPalettes,
    themeSheets,
  ],
  css: {
    modules:
      command === "build"
        ? { generateScopedName: classNames(join(import.meta.dirname, "src")) }
        : {},
  },
  server: {
    proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: apiOrigin }])),
  },
  preview: {
    proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: apiOrigin }])),
  },
  build: {
    // A folder that the API serves nothing from.
    outDir: isSsrBuild ? "dist/.server" : "dist",
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // A data: URL would need its own allowance in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // Safari before 17 loads parts one after the other then; every page would carry the script that spares it that.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      ...(isSsrBuild
        ? {}
        : {
            input: { index: "index.html", boot: "src/boot.ts" },
            output: {
              codeSplitting: {
                groups: [
                  EVERY_PAGE,
                  SENTENCES,
                  FAMILY_PARTS,
                  HUB_PARTS,
                  FIRST_SCREEN,
                  SHEETS,
                  COMPONENTS,
                ],
              },
              // Every page carries the names of all that it may load later: they are short (dist/.vite/manifest.json tells
              // what each is).
              chunkFileNames: "assets/[hash:7].js",
              assetFileNames: ({ names }) =>
                names.some((name) => name.endsWith(".css"))
                  ? "assets/[hash:6][extname]"
                  : "assets/[name]-[hash][extname]",
            },
          }),
      treeshake: {
        moduleSideEffects: [
          // The domain is pure: a page that uses one constant of it need not carry every schema.
          { test: /packages\/(domain|messages)\/src\//, sideEffects: false },
          // Its WebSocket connection, which nobody opens here, would come along: it doesn't say that it is pure.
          { test: /@trpc\/(client|server)\/dist\//, sideEffects: false },
        ],
      },
    },
  },
  // The server's own build carries all it needs: the API has none of these packages.
  ssr: isSsrBuild ? { noExternal: true } : {},
}));
