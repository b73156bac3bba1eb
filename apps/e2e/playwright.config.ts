import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.ts";

const PORT = Number(process.env.E2E_PORT ?? 4180);
const SERVICES_PORT = PORT + 1;
const SHOP_PORT = PORT + 3;
// Where the stories find the shop and the stand-ins; read again in every worker.
process.env.E2E_SHOP ??= `http://127.0.0.1:${SHOP_PORT}`;
process.env.E2E_SERVICES ??= `http://localhost:${SERVICES_PORT}`;
// Read again in every worker, which inherits the variable: one folder a run.
process.env.E2E_LOCAL_DIR ??= mkdtempSync(join(tmpdir(), "giftling-e2e-"));
/** What the server logged, read by the last story. */
const SERVER_LOG = `${process.env.E2E_LOCAL_DIR}.log`;
const LAST = /server-log\.spec\.ts/;
const chromium = findChromium();

export default defineConfig({
  testDir: "src",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A second try is there for its trace, which would cost each first one a sixth of its time. How many may need it stands in
  // `scripts/test.ts`.
  retries: 1,
  // For a machine whose two cores are busy with other things, where all takes several times as long.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [["line"]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    actionTimeout: 60_000,
    trace: "on-first-retry",
    // Stories about motion ask for it: what fades costs a dialog twice the time.
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
      // Stories about touch, or about what a phone lays out in another way, carry this tag, or @phone-only. The scenes of
      // `a11y.spec.ts` and `expectSound` look at the others' pages on a phone too.
      grep: /@phone/,
      use: {
        ...devices["Desktop Chrome"],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
    // After all the others: what they did must not be readable in the log.
    { name: "log", testMatch: LAST, dependencies: ["desktop", "phone"] },
  ],
  webServer: [
    // The product as anybody starts it, on ports and in a folder of its own.
    {
      command: `node --import tsx ../../scripts/start.ts > "${SERVER_LOG}"`,
      // Also for the pictures, whose configuration stands in a folder below.
      cwd: import.meta.dirname,
      url: `http://localhost:${PORT}/health/ready`,
      // `pnpm scale` has the product already running there, behind a balancer.
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
        // Long enough for a story to stop a mail, and short enough to wait for one.
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
