import { defineConfig } from "@playwright/test";
import stories from "../playwright.config.ts";

/** Configuration of `pnpm image`, which runs the product's image. Starts no product. */
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
