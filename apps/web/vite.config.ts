import { join } from "node:path";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { createClassNameGenerator } from "./class-names.ts";
import { themeVariablesPlugin } from "./theme-variables.ts";
import { UNUSED_PALETTES } from "./unused-palettes.ts";

const apiOrigin = `http://localhost:${process.env.PORT ?? "3000"}`;

/** Paths that the API serves. They are proxied, so that the dev server and the API have the same origin. */
const apiPaths = ["/api", "/media", "/trpc", "/health"];

/**
 * Returns a regular expression that matches files by the ends of their paths. A path with a trailing slash matches all
 * files in the folder.
 */
const anyOf = (...paths: string[]) => {
  const ends = paths.map((path) => (path.endsWith("/") ? path : `${path}\\.\\w+(\\.css)?$`));
  // Vite's own helper is a virtual module, whose name starts with NUL.
  return new RegExp(`[/\0](${ends.join("|")})`);
};

/**
 * Chunk that every page loads. One file compresses better than several. On a slow connection, a request costs more than
 * a few unused bytes.
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

/** Chunk shared by hubs, the landing page and parents' pages. */
const FAMILY_PARTS = {
  name: "family-parts",
  test: anyOf(
    "icons/Icon(Copy|Gift|ExternalLink|Heart|Home|Share2|School|Seedling|Wallet)",
    "web/src/components/share/(copy-button|share|share-button|use-share)",
    "web/src/components/picture/(avatar|avatar.module|avatar-initials|use-picture-error|uncropped-picture)",
    "web/src/components/loading/run-when-idle",
    "web/src/features/hub/(flow/hub-context|flow/headings|sections/hub-buttons.module)",
    "domain/src/(kids/avatar|kids/birthdays|hub/wall|hub/sections|priorities/slots)",
    "domain/src/(text|links|web-address)/rules",
    "messages/src/(dates|hub/page|hub/counts|hub/funding|hub/wall)",
  ),
};

/** Chunk of a hub's first screen. Its modules are too small for separate files. */
const HUB_PARTS = {
  name: "hub-parts",
  test: anyOf(
    "messages/src/hub/sizes",
    "web/src/(components/memory/browser-storage|features/hub/memory/recorded-gifts-text)",
  ),
};

/** Chunk shared by the dialogs of a hub. */
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
    "web/src/(retry-safe-sender|features/hub/dialogs/dialogs.module)",
  ),
};

/**
 * Chunk with the Mantine components of a parent's first screen. Without it, the bundler would merge them with
 * components that only dialogs need.
 */
const FIRST_SCREEN = {
  name: "components-first",
  test: /node_modules\/@mantine\/core\/esm\/(core|components\/(ActionIcon|Anchor|CloseButton|Loader|Progress|Text|Transition|UnstyledButton|VisuallyHidden))\//,
};

/**
 * Chunk of error messages. Merged with form components, it would load those components on pages that only show
 * messages.
 */
const SENTENCES = {
  name: "sentences",
  test: anyOf("domain/src/sentences/(catalog|giving)"),
};

/** Chunks with the components of parents' pages and dialogs. */
const COMPONENTS = {
  name: "components",
  test: /node_modules\/(@mantine\/(core|form)|@floating-ui|react-remove-scroll(-bar)?|react-style-singleton|use-sidecar|use-callback-ref|klona|fast-deep-equal|zod)\//,
  entriesAware: true,
  // Chunk size in uncompressed bytes below which chunks are merged, because each costs a request.
  entriesAwareMergeThreshold: 40_000,
};

const leftOut = new RegExp(String.raw`\b(${UNUSED_PALETTES.join("|")}): \[[^\]]*\],?`, "g");

/** Vite plugin that removes unused palettes from Mantine's default theme. */
const ownPalettes = {
  name: "own-palettes",
  transform: (code: string, id: string) =>
    id.endsWith("/MantineProvider/default-colors.mjs") ? code.replace(leftOut, "") : null,
};

/**
 * TanStack Query hooks that the app does not use. Every page would load them, because one object contains all of tRPC's
 * hooks.
 */
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

/** Vite plugin that replaces the unused TanStack Query hooks in tRPC with `undefined`. */
const usedHooks = {
  name: "used-hooks",
  // Runs before Vite resolves the package.
  enforce: "pre" as const,
  resolveId: (id: string, importer?: string) =>
    id === "@tanstack/react-query" && importer?.includes("@trpc/react-query") ? USED_HOOKS : null,
  load: (id: string) =>
    id === USED_HOOKS
      ? `export * from "@tanstack/react-query";
${UNUSED_HOOKS.map((hook) => `export const ${hook} = undefined;`).join("\n")}`
      : null,
};

/** Native replacements for the polyfills that are bundled in tRPC's packages. Null for an unused polyfill. */
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
  // Used only by the tRPC link that calls procedures in the same process.
  OverloadYield: null,
  awaitAsyncGenerator: "const _awaitAsyncGenerator = undefined;",
  wrapAsyncGenerator: "const _wrapAsyncGenerator = undefined;",
};
const HELPER = /\/\/#region [^\n]*\/helpers\/esm\/(\w+)\.js\n[\s\S]*?\/\/#endregion/g;

/** Vite plugin that replaces the polyfills in tRPC's packages and removes an unused module of TanStack Query. */
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
    themeVariablesPlugin,
  ],
  css: {
    modules:
      command === "build"
        ? { generateScopedName: createClassNameGenerator(join(import.meta.dirname, "src")) }
        : {},
  },
  server: {
    proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: apiOrigin }])),
  },
  preview: {
    proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: apiOrigin }])),
  },
  build: {
    // The API does not serve files of this folder.
    outDir: isSsrBuild ? "dist/.server" : "dist",
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // A data: URL would require an additional permission in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // Without the polyfill, Safari before 17 loads chunks sequentially. The polyfill would add code to every page.
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
              // File names are short, because every page lists all files that it may load later.
              // dist/.vite/manifest.json maps source files to them.
              chunkFileNames: "assets/[hash:7].js",
              assetFileNames: ({ names }) =>
                names.some((name) => name.endsWith(".css"))
                  ? "assets/[hash:6][extname]"
                  : "assets/[name]-[hash][extname]",
            },
          }),
      treeshake: {
        moduleSideEffects: [
          // The domain has no side effects. Therefore, a page that uses one constant does not load all schemas.
          { test: /packages\/(domain|messages)\/src\//, sideEffects: false },
          // tRPC's package does not declare that it is free of side effects. Without this line, the bundle would
          // contain its unused WebSocket client.
          { test: /@trpc\/(client|server)\/dist\//, sideEffects: false },
        ],
      },
    },
  },
  // The server bundle contains all dependencies, because they are not installed in the API.
  ssr: isSsrBuild ? { noExternal: true } : {},
}));
