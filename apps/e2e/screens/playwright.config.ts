import { defineConfig } from "@playwright/test";
import stories from "../playwright.config.ts";

/** The product is started as it is for the stories; one browser takes its pictures at every width. */
export default defineConfig({
  ...stories,
  testDir: ".",
  testMatch: "*.screens.ts",
  outputDir: "../test-results",
  globalTeardown: "./gallery.ts",
  projects: [{ name: "screens", use: { viewport: { width: 1280, height: 800 } } }],
});
