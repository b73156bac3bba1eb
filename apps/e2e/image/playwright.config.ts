import { defineConfig } from "@playwright/test";
import stories from "../playwright.config.ts";

/** Playwright configuration of `pnpm image`, which starts the product's image. */
export default defineConfig({
  ...stories,
  testDir: ".",
  testMatch: "*.image.ts",
  outputDir: "../test-results",
  workers: 1,
  retries: 0,
  maxFailures: 1,
  projects: [{ name: "image", use: { viewport: { width: 1280, height: 800 } } }],
  webServer: [],
});
