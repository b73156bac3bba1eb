import { readdirSync } from "node:fs";
import { join } from "node:path";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type InlineConfig, type Rolldown } from "vite";
import { createClassNameGenerator } from "./class-names.ts";
import {
  BUILD_TARGETS,
  type BuildTarget,
  ENTRY_SCRIPTS,
  getManifestPath,
} from "./src/ssr/files.ts";
import { themeVariablesPlugin } from "./theme-variables.ts";

const apiOrigin = `http://localhost:${process.env.PORT ?? "3000"}`;

/** Paths that the API serves. The dev server proxies the paths, so that the app and the API have the same origin. */
const apiPaths = ["/api", "/media", "/trpc", "/health"];

/** Returns whether a URL leads to a page for relatives or to a page about the product. */
function isVisitorPath(url: string): boolean {
  const [, name = ""] = url.split(/[/?]/);
  const site = readdirSync(join(import.meta.dirname, "src/visitor/site"));
  return (
    ["hub", "gift", "thank-you", "mine"].includes(name) || site.includes(`${name || "index"}.tsx`)
  );
}

/** Vite plugin for `pnpm dev` that loads a different entry script on visitor pages. */
const visitorPagesInDev = {
  name: "visitor-pages-in-dev",
  apply: "serve" as const,
  transformIndexHtml: (html: string, { originalUrl = "" }: { originalUrl?: string }) =>
    isVisitorPath(originalUrl)
      ? html.replace("/src/main.tsx", "/src/visitor/start-in-dev.ts")
      : html,
};

const routerPlugin = tanstackRouter({
  target: "react",
  autoCodeSplitting: true,
  quoteStyle: "double",
  semicolons: true,
  routeFileIgnorePattern: "\\.test\\.tsx?$",
});

const treeshake = {
  moduleSideEffects: [
    // Marks domain and messages as free of side effects. Otherwise, one constant would load all schemas.
    { test: /packages\/(domain|messages)\/src\//, sideEffects: false },
    // Marks tRPC as free of side effects, so that the bundle omits tRPC's WebSocket client.
    { test: /@trpc\/(client|server)\/dist\//, sideEffects: false },
  ],
};

/** Settings that all builds share, so that all builds generate the same class names. */
const commonBuild = (): InlineConfig => ({
  configFile: false,
  css: {
    modules: { generateScopedName: createClassNameGenerator(join(import.meta.dirname, "src")) },
  },
});

/** Aliases that run visitor pages on Preact, which is smaller than React. Mantine and dnd-kit require React. */
const PREACT = [
  { find: /^react(-dom)?$/, replacement: "preact/compat" },
  { find: "react-dom/client", replacement: "preact/compat/client" },
  { find: "react-dom/server", replacement: "preact-render-to-string" },
  { find: "react/jsx-runtime", replacement: "preact/jsx-runtime" },
];

/** Module groups by build. The modules of a group are in one file. */
const GROUPS: Partial<Record<BuildTarget, Rolldown.CodeSplittingGroup[]>> = {
  // "start" contains everything that the entry imports. An idle hub loads "live". A purchase does not load "qr".
  // "shared" contains other modules that several files import.
  relatives: [
    { name: "start", test: /\/visitor\/relatives\.ts$/, priority: 2 },
    { name: "live", test: /\/live\//, priority: 1 },
    { name: "qr", test: /\/uqr\/|\/qr[/-]/, priority: 1 },
    { name: "shared", minShareCount: 2 },
  ],
};

/** Returns the settings of a browser build. The first browser build empties `dist`. */
export const createBrowserBuild = (
  target: BuildTarget,
  groups = GROUPS[target] ?? [],
): InlineConfig => ({
  ...commonBuild(),
  plugins: [target === "app" && routerPlugin, react(), themeVariablesPlugin],
  ...(target !== "app" && { resolve: { alias: PREACT } }),
  build: {
    outDir: "dist",
    emptyOutDir: target === BUILD_TARGETS[0],
    copyPublicDir: target === BUILD_TARGETS[0],
    manifest: getManifestPath(target, "en"),
    // A data: URL would require an additional permission in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // Without the polyfill, Safari before 17 loads chunks sequentially. The polyfill would add code to every page.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { [target]: ENTRY_SCRIPTS[target], boot: "src/boot.ts" },
      output: {
        codeSplitting: { groups },
        // Uses short file names, because every page lists all files that it may load later. The manifests in dist/.vite
        // map source files to file names.
        chunkFileNames: "assets/[hash:7].js",
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith(".css"))
            ? "assets/[hash:6][extname]"
            : "assets/[name]-[hash][extname]",
      },
      treeshake,
    },
  },
});

/** Returns the settings of the build of `passkey-sign-in.js`, whose file name never changes. */
export const createPasskeySignInBuild = (): InlineConfig => ({
  configFile: false,
  build: {
    outDir: "dist",
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: "src/sign-in/passkey-sign-in.ts",
      output: { entryFileNames: "[name].js", format: "iife" },
    },
  },
});

/** Entries of the server builds: one for pages of the app, one for visitor pages. */
const SERVER_ENTRIES = {
  "entry-server": "src/entry-server.tsx",
  visitor: "src/visitor/server.tsx",
};
type ServerTarget = keyof typeof SERVER_ENTRIES;
export const SERVER_BUILD_TARGETS = ["entry-server", "visitor"] as const satisfies ServerTarget[];

/** Returns the settings of a server build for the API. The first server build empties `dist/.server`. */
export const createServerBuild = (target: ServerTarget): InlineConfig => ({
  ...commonBuild(),
  ...(target === "visitor" && { resolve: { alias: PREACT } }),
  plugins: [routerPlugin, react(), themeVariablesPlugin],
  build: {
    ssr: SERVER_ENTRIES[target],
    emptyOutDir: target === "entry-server",
    // The API does not serve files from this folder.
    outDir: "dist/.server",
    copyPublicDir: false,
    assetsInlineLimit: 0,
    rolldownOptions: { treeshake, output: { entryFileNames: `${target}.js` } },
  },
  // The server bundle contains all dependencies, because the API does not install them.
  ssr: { noExternal: true },
  // Without this constant, the server bundle would run React's development build unless NODE_ENV is set at startup.
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
});

export default defineConfig({
  plugins: [routerPlugin, react(), themeVariablesPlugin, visitorPagesInDev],
  server: {
    proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: apiOrigin }])),
  },
});
