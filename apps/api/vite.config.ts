import { builtinModules } from "node:module";
import { defineConfig } from "vite";

/** Packages that stay outside: native code, files of their own beside it, or what only few processes load. */
const OUTSIDE = ["sharp", "fontkit", "graphile-worker", "@aws-sdk/client-s3"];

/** What Fastify loads only for routes with a JSON schema, of which there are none (app.ts), and for tests. */
const UNUSED = [
  "@fastify/ajv-compiler",
  "@fastify/fast-json-stringify-compiler",
  "light-my-request",
];

/**
 * dist/main.js for Node, with nearly everything that it imports inside: reading 1,200 files took most of a start. It stays
 * readable and has a source map, so that the stacks in the log lead somewhere.
 */
export default defineConfig({
  // React's development build would be loaded otherwise, which is larger and slower.
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
