import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { themeVariablesPlugin } from "./theme-variables.ts";

export default defineConfig({
  plugins: [react(), themeVariablesPlugin],
  test: {
    name: "web",
    // All tests share one environment, because React and Mantine check for a document only on import.
    environment: "happy-dom",
    // Without this setting, a clicked link would request a missing server and fail outside the test.
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
    // Much longer than the timeout of `findBy…` and `waitFor`, because their error messages are more useful than a test
    // timeout.
    testTimeout: 120_000,
  },
});
