import { builtinModules } from "node:module";
import { defineConfig } from "vite";

/** Packages that stay outside the bundle: native code, packages with data files, and rarely loaded ones. */
const OUTSIDE = ["sharp", "fontkit", "graphile-worker", "@aws-sdk/client-s3"];

/** Modules that Fastify loads only for routes with a JSON schema, which do not exist (app.ts), and for tests. */
const UNUSED = [
  "@fastify/ajv-compiler",
  "@fastify/fast-json-stringify-compiler",
  "light-my-request",
];

/**
 * Builds dist/main.js for Node with nearly all imports inside, because reading 1,200 files took most of a start. It stays
 * readable and has a source map, so that stack traces are useful.
 */
export default defineConfig({
  // Otherwise React's development build is loaded, which is larger and slower.
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  build: {
    ssr: "src/main.ts",
    target: "node20",
    outDir: "dist",
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: "main.js", comments: false } },
  },
  ssr: { noExternal: true, external: [...builtinModules, ...OUTSIDE, ...UNUSED] },
});
