import { defineConfig } from "@playwright/test";
import stories from "../playwright.config.ts";

/** Configuration of `pnpm test:deep html a11y`. Starts the product as the end-to-end tests do. */
export default defineConfig({
  ...stories,
  testDir: ".",
  testMatch: "*.judge.ts",
  outputDir: "../test-results",
  timeout: 900_000,
  retries: 0,
  projects: [{ name: "judges", use: { viewport: { width: 1280, height: 800 } } }],
});
