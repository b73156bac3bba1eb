import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.ts";

const PORT = Number(process.env.E2E_PORT ?? 4180);
const SERVICES_PORT = PORT + 1;
const SHOP_PORT = PORT + 3;
// URLs of the shop and the local services, which worker processes inherit.
process.env.E2E_SHOP ??= `http://127.0.0.1:${SHOP_PORT}`;
process.env.E2E_SERVICES ??= `http://localhost:${SERVICES_PORT}`;
// Folder that all worker processes use, because they inherit this variable.
process.env.E2E_LOCAL_DIR ??= mkdtempSync(join(tmpdir(), "giftling-e2e-"));
/** Path of the server's log. `server-log.spec.ts` reads the log after all other tests. */
const SERVER_LOG = `${process.env.E2E_LOCAL_DIR}.log`;
const LAST = /server-log\.spec\.ts/;
const chromium = findChromium();
/** Whether this is a run of `pnpm test:deep slow`, which also runs tests with the tag @deep. */
const IS_DEEP = process.env.E2E_DEEP === "yes";
/** Patterns of the tests to skip. */
const OMITTED = IS_DEEP ? [] : [/@deep/];

export default defineConfig({
  testDir: "src",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Only a retry records a trace, because tracing makes a test about a sixth slower. `scripts/test.ts` limits the
  // number of retried tests.
  retries: 1,
  // The timeouts are long, because tests take several times as long on a busy machine.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [["line"]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    actionTimeout: 60_000,
    trace: "on-first-retry",
    // Transitions double the duration of tests with dialogs, so only tests of animations enable them.
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
        // Allows a test to open a product on this machine at an IP address, which is not a secure context.
        "--host-resolver-rules=MAP 192.168.123.45 127.0.0.1",
        // Pages stay open for seconds, so optimizing their code takes more time than it saves.
        "--js-flags=--no-opt --no-maglev",
      ],
    },
  },
  projects: [
    {
      name: "desktop",
      testIgnore: LAST,
      grepInvert: [/@phone/, ...OMITTED],
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      // @phone tests run on a phone only, and @both tests on a phone and a desktop. The other tests run on a desktop.
      // `pnpm test:deep slow` also runs @widths tests on a phone.
      // In desktop tests, `expectAccessibleAndResponsive` also checks the phone layout.
      grep: IS_DEEP ? /@phone|@both|@widths/ : /@phone|@both/,
      grepInvert: OMITTED,
      use: {
        ...devices["Desktop Chrome"],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
    // Runs after all other tests, because the server's log must not contain any of their data.
    { name: "log", testMatch: LAST, dependencies: ["desktop", "phone"] },
  ],
  webServer: [
    // Starts the product as in production, but with separate ports and a separate data folder.
    {
      command: `node --import tsx ../../scripts/start.ts > "${SERVER_LOG}"`,
      // The configurations in subfolders also use this working directory.
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
        // 20 seconds are enough for a test to cancel a mail before it is sent, and short enough for a test to wait for
        // the mail.
        UPDATE_MAIL_DELAY: "20",
        // Allows webhooks to the receivers of tests, which run on this machine.
        PRIVATE_WEBHOOKS: "yes",
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
