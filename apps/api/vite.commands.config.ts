import { builtinModules } from "node:module";
import { defineConfig } from "vite";
import { EXTERNAL_PACKAGES } from "./vite.config.ts";

/** Builds dist/commands/giftling.js, the operators' command, because the image has no sources (rule: own-server). */
export default defineConfig({
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  build: {
    ssr: "src/commands/giftling.ts",
    target: "node20",
    outDir: "dist/commands",
    rolldownOptions: { output: { entryFileNames: "giftling.js", comments: false } },
  },
  ssr: { noExternal: true, external: [...builtinModules, ...EXTERNAL_PACKAGES] },
});
