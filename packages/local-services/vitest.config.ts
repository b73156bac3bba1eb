import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "local-services", testTimeout: 300_000, hookTimeout: 120_000 },
});
