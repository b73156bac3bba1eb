import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "db",
    // Test files share modules, because loading the modules for each file takes longer than the tests.
    isolate: false,
    include: ["src/**/*.test.ts"],
    setupFiles: ["../../packages/domain/vitest.setup.ts"],
    globalSetup: ["./src/testing/postgres-global-setup.ts"],
    // The default timeouts, such as one second for `expect.poll`, are too short for a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
