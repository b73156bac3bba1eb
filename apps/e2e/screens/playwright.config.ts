import { defineConfig } from "@playwright/test";
import stories from "../playwright.config.ts";

/** Configuration of `pnpm screens`. Starts the product as the end-to-end tests do. */
export default defineConfig({
  ...stories,
  testDir: ".",
  testMatch: "*.screens.ts",
  outputDir: "../test-results",
  globalTeardown: "./gallery.ts",
  projects: [{ name: "screens", use: { viewport: { width: 1280, height: 800 } } }],
});
