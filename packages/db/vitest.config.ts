import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "db",
    // Files share their modules: loading them anew for each file costs more than the tests themselves.
    isolate: false,
    include: ["src/**/*.test.ts"],
    globalSetup: ["@giftling/local-services/testing/postgres-global-setup"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
