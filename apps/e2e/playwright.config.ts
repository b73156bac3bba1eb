import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.ts";

const PORT = Number(process.env.E2E_PORT ?? 4180);
const SERVICES_PORT = PORT + 1;
const SHOP_PORT = PORT + 3;
// URL of the shop and the local services for the stories. Every worker reads it again.
process.env.E2E_SHOP ??= `http://127.0.0.1:${SHOP_PORT}`;
process.env.E2E_SERVICES ??= `http://localhost:${SERVICES_PORT}`;
// Every worker inherits the variable and reads it again: one folder per run.
process.env.E2E_LOCAL_DIR ??= mkdtempSync(join(tmpdir(), "giftling-e2e-"));
/** Server's log, read by the last story. */
const SERVER_LOG = `${process.env.E2E_LOCAL_DIR}.log`;
const LAST = /server-log\.spec\.ts/;
const chromium = findChromium();

export default defineConfig({
  testDir: "src",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // The retry records a trace, which would slow every first try by a sixth. `scripts/test.ts` limits how many stories may
  // need it.
  retries: 1,
  // For a machine whose two cores are busy, where everything takes several times as long.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [["line"]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    actionTimeout: 60_000,
    trace: "on-first-retry",
    // Stories about motion enable it: transitions double the time of a dialog.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    {
      name: "desktop",
      testIgnore: LAST,
      grepInvert: /@phone-only/,
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      // Stories about touch, or about a phone's layout, have this tag or @phone-only. The scenes of `a11y.spec.ts` and
      // `expectSound` check the other pages on a phone too.
      grep: /@phone/,
      use: {
        ...devices["Desktop Chrome"],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
    // Runs after all other stories, whose data must not be readable in the log.
    { name: "log", testMatch: LAST, dependencies: ["desktop", "phone"] },
  ],
  webServer: [
    // Starts the product as in production, on separate ports and in a separate folder.
    {
      command: `node --import tsx ../../scripts/start.ts > "${SERVER_LOG}"`,
      // Also for the screenshots, whose configuration is in a folder below.
      cwd: import.meta.dirname,
      url: `http://localhost:${PORT}/health/ready`,
      // `pnpm scale` already runs the product there, behind a load balancer.
      reuseExistingServer: process.env.E2E_RUNNING === "yes",
      timeout: 180_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
      env: {
        PORT: String(PORT),
        LOCAL_SERVICES_PORT: String(SERVICES_PORT),
        LOCAL_SMTP_PORT: String(PORT + 2),
        LOCAL_DIR: process.env.E2E_LOCAL_DIR,
        LOG_LEVEL: "info",
        RATE_LIMIT_MULTIPLIER: "1000",
        // Long enough for a story to cancel a mail, and short enough to wait for one.
        UPDATE_MAIL_DELAY: "20",
        PREVIEW_TEST_ADDRESS: `127.0.0.1:${SHOP_PORT}`,
      },
    },
    {
      command: "node --import tsx src/shop.ts",
      cwd: import.meta.dirname,
      url: process.env.E2E_SHOP,
      env: { SHOP_PORT: String(SHOP_PORT) },
    },
  ],
});
