import { defineConfig } from "@playwright/test";
import stories from "../playwright.config.ts";

/** Starts the product as for the stories. One browser takes the screenshots at both window sizes. */
export default defineConfig({
  ...stories,
  testDir: ".",
  testMatch: "*.screens.ts",
  outputDir: "../test-results",
  globalTeardown: "./gallery.ts",
  projects: [{ name: "screens", use: { viewport: { width: 1280, height: 800 } } }],
});
