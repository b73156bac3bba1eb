import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { themeVariablesPlugin } from "./theme-variables.ts";

export default defineConfig({
  plugins: [react(), themeVariablesPlugin],
  test: {
    name: "web",
    // All tests share one environment, because React and Mantine check for a document only once, when they are loaded.
    environment: "happy-dom",
    // Without this, a pressed link would be fetched from a missing server and fail outside the test.
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
    // This is much longer than the timeout of findBy… and waitFor, whose error messages are more useful than that of a test
    // timeout.
    testTimeout: 120_000,
  },
});
