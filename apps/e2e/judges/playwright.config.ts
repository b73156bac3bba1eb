import { defineConfig } from "@playwright/test";
import stories from "../playwright.config.ts";

/** Starts the product as for the stories, and visits every page in every language for one checker (`test:deep html a11y`). */
export default defineConfig({
  ...stories,
  testDir: ".",
  testMatch: "*.judge.ts",
  outputDir: "../test-results",
  timeout: 900_000,
  retries: 0,
  projects: [{ name: "judges", use: { viewport: { width: 1280, height: 800 } } }],
});
