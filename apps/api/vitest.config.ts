import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "api",
    isolate: false,
    include: ["src/**/*.test.ts"],
    globalSetup: ["@giftling/local-services/testing/postgres-global-setup"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
