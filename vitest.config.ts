import { defineConfig } from "vitest/config";

/** All tests but the browser's in one run: `npx vitest run`, with `--project api` or a file's path for some. */
export default defineConfig({
  test: {
    projects: [
      "packages/*/vitest.config.ts",
      "apps/*/vitest.config.ts",
      {
        test: {
          name: "scripts",
          include: ["scripts/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          globalSetup: ["@giftling/db/testing/postgres-global-setup"],
        },
      },
    ],
    // By default Vitest leaves one core idle. Postgres and the tests alternate on two.
    maxWorkers: "100%",
  },
});
