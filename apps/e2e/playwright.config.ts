import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.ts";

const PORT = Number(process.env.E2E_PORT ?? 4180);
const SERVICES_PORT = PORT + 1;
const SHOP_PORT = PORT + 3;
// URL of the shop and the local services for the stories. Every worker reads the variable again.
process.env.E2E_SHOP ??= `http://127.0.0.1:${SHOP_PORT}`;
process.env.E2E_SERVICES ??= `http://localhost:${SERVICES_PORT}`;
// Every worker inherits this variable and reads it again, so that a run uses one folder.
process.env.E2E_LOCAL_DIR ??= mkdtempSync(join(tmpdir(), "giftling-e2e-"));
/** File of the server's log, which the last story reads. */
const SERVER_LOG = `${process.env.E2E_LOCAL_DIR}.log`;
const LAST = /server-log\.spec\.ts/;
const chromium = findChromium();

export default defineConfig({
  testDir: "src",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Only the retry records a trace. Tracing would slow every first try by a sixth. `scripts/test.ts` limits how many
  // stories may need a retry.
  retries: 1,
  // The timeout allows for a machine whose two cores are busy. Everything takes several times as long there.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [["line"]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    actionTimeout: 60_000,
    trace: "on-first-retry",
    // Transitions double the time of a dialog, so only stories about motion enable them.
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
      grepInvert: /@phone/,
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      // Stories about relatives, touch or a phone's layout have a tag. @phone runs on a phone only, @both on both
      // devices. The scenes of `a11y.spec.ts` and `expectAccessibleState` also check the other pages on a phone.
      grep: /@phone|@both/,
      use: {
        ...devices["Desktop Chrome"],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
    // Runs after all other stories. The log must not contain any of their data.
    { name: "log", testMatch: LAST, dependencies: ["desktop", "phone"] },
  ],
  webServer: [
    // Starts the product as in production, but on separate ports and in a separate folder.
    {
      command: `node --import tsx ../../scripts/start.ts > "${SERVER_LOG}"`,
      // The screenshots also need this folder, because their configuration is in a subfolder.
      cwd: import.meta.dirname,
      url: `http://localhost:${PORT}/health/ready`,
      // `pnpm scale` already runs the product on this port, behind a load balancer.
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
        // A delay of 20 seconds is long enough for a story to cancel a mail, and short enough to wait for one.
        UPDATE_MAIL_DELAY: "20",
        PREVIEW_TEST_ADDRESS: `127.0.0.1:${SHOP_PORT}`,
      },
    },
    {
      command: "node --import tsx src/support/shop.ts",
      cwd: import.meta.dirname,
      url: process.env.E2E_SHOP,
      env: { SHOP_PORT: String(SHOP_PORT) },
    },
  ],
});
