import { builtinModules } from "node:module";
import { defineConfig } from "vite";

/** dist/main.js for Node: this workspace's packages inside, npm's outside. */
export default defineConfig({
  build: {
    ssr: "src/main.ts",
    target: "node20",
    outDir: "dist",
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: "main.js" } },
  },
  ssr: {
    // uuid is the db package's own; Node would not find it from here.
    noExternal: [/^@giftling\//, "uuid"],
    external: [...builtinModules],
  },
});
