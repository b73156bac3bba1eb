import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { themeSheets } from "./theme-variables.ts";

export default defineConfig({
  plugins: [react(), themeSheets],
  test: {
    name: "web",
    // All in one environment: React and Mantine look for a document once, when they are loaded.
    environment: "happy-dom",
    // A link that a test presses would be fetched from a server that isn't there, and fail outside of the test.
    environmentOptions: {
      happyDOM: {
        settings: {
          navigation: { disableMainFrameNavigation: true, disableChildFrameNavigation: true },
        },
      },
    },
    isolate: false,
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["src/testing/setup.ts"],
    restoreMocks: true,
    // Much longer than findBy… and waitFor try: their message says more than a test out of time.
    testTimeout: 120_000,
  },
});
