import { defineConfig } from "@playwright/test";
import stories from "../playwright.config.ts";

/** Starts the product as for the stories. One checker then inspects every page in every language (`test:deep html a11y`). */
export default defineConfig({
  ...stories,
  testDir: ".",
  testMatch: "*.judge.ts",
  outputDir: "../test-results",
  timeout: 900_000,
  retries: 0,
  projects: [{ name: "judges", use: { viewport: { width: 1280, height: 800 } } }],
});
