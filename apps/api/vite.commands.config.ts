import { builtinModules } from "node:module";
import path from "node:path";
import { defineConfig } from "vite";
import { EXTERNAL_PACKAGES } from "./vite.config.ts";

const scripts = path.resolve(import.meta.dirname, "../../scripts");

/**
 * Vite configuration that builds the operator's commands to dist/commands, because the image contains no sources
 * (rule: own-server).
 */
export default defineConfig({
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  build: {
    ssr: true,
    target: "node20",
    outDir: "dist/commands",
    rolldownOptions: {
      input: {
        backup: path.join(scripts, "backup.ts"),
        jobs: path.join(scripts, "jobs.ts"),
        operator: path.join(scripts, "operator.ts"),
      },
      output: { comments: false },
    },
  },
  ssr: { noExternal: true, external: [...builtinModules, ...EXTERNAL_PACKAGES] },
});
