import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "api",
    isolate: false,
    include: ["src/**/*.test.ts"],
    setupFiles: ["../../packages/domain/vitest.setup.ts"],
    globalSetup: ["@giftling/db/testing/postgres-global-setup"],
    // Timeouts for a busy machine. The default of `expect.poll` is one second.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
