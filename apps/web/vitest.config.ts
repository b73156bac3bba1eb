import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { themeSheets } from "./theme-variables.ts";

export default defineConfig({
  plugins: [react(), themeSheets],
  test: {
    name: "web",
    // One environment, because React and Mantine look for a document once when they are loaded.
    environment: "happy-dom",
    // A pressed link would be fetched from a missing server and fail outside the test.
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
    // Much longer than findBy… and waitFor, whose error messages are more useful than a test timeout.
    testTimeout: 120_000,
  },
});
