import { builtinModules } from "node:module";
import { defineConfig } from "vite";
import runtime from "../../packages/runtime/package.json" with { type: "json" };

/** Packages that stay outside the bundle. The image installs these packages. */
export const EXTERNAL_PACKAGES = Object.keys(runtime.dependencies);

/**
 * Modules that Fastify loads only for tests and for routes with a JSON schema, which the app does not have (app.ts).
 */
const UNUSED = [
  "@fastify/ajv-compiler",
  "@fastify/fast-json-stringify-compiler",
  "light-my-request",
];

/**
 * Vite configuration that builds dist/main.js for Node. The bundle contains nearly all imports, because reading 1,200
 * files took most of the startup time. The bundle is not minified and has a source map, so that stack traces are
 * useful.
 */
export default defineConfig({
  // Without this definition, the larger and slower development build of React would be loaded.
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  build: {
    ssr: "src/main.ts",
    target: "node20",
    outDir: "dist",
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: "main.js", comments: false } },
  },
  ssr: { noExternal: true, external: [...builtinModules, ...EXTERNAL_PACKAGES, ...UNUSED] },
});
