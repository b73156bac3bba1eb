import { readFileSync } from "node:fs";
import { startLocalServices } from "@giftling/local-services/server";
import type { HarnessFinding } from "../harness/report.ts";
import { createTemporaryFolder } from "../harness/temporary-folder.ts";
import { runCommand } from "../run-command.ts";
import { getStatePath } from "./docker/state.ts";
import { forwardPort, HOST_ADDRESS } from "./network.ts";

type PlaywrightReport = {
  suites: { specs: { title: string; ok: boolean; tests: { status: string }[] }[] }[];
};

/** Returns a finding for each test in a Playwright report. Tests after a failed test are not run. */
export const listPlaywrightFindings = ({ suites }: PlaywrightReport): HarnessFinding[] =>
  suites.flatMap(({ specs }) =>
    specs.map(({ title, ok, tests }) => {
      const isSkipped = tests.every(({ status }) => status === "skipped");
      const measured = isSkipped ? "not run" : ok ? "passed" : "failed";
      return { what: title, required: "passes", measured, isMet: measured === "passed" };
    }),
  );

/** Runs the browser tests of one file in `apps/e2e/image`. Prints the output of a failed run. */
export async function runImageBrowserTests(
  name: string,
  env: NodeJS.ProcessEnv,
): Promise<HarnessFinding[]> {
  const report = getStatePath(`${name}.json`);
  const { ok, output } = await runCommand(
    "node_modules/.bin/playwright",
    ["test", "--config=image/playwright.config.ts", "--reporter=line,json", `${name}.image`],
    { cwd: "apps/e2e", env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  );
  if (!ok) console.error(output);
  return listPlaywrightFindings(JSON.parse(readFileSync(report, "utf8")));
}

/** Port of the mail server in the containers' network. */
const SMTP_PORT = 1025;

/** Runs browser tests beside a mail server, whose inbox the tests read. */
export async function runMailBrowserTests(
  name: string,
  env: NodeJS.ProcessEnv,
): Promise<HarnessFinding[]> {
  const services = await startLocalServices({
    port: 0,
    localDir: createTemporaryFolder("image-inbox"),
    appOrigin: `https://${HOST_ADDRESS}`,
    parts: { identity: false, stripe: false },
  });
  const forwarding = await forwardPort(SMTP_PORT, services.smtpPort ?? 0);
  try {
    const mail = { E2E_SERVICES: services.origin, IMAGE_HOST: HOST_ADDRESS };
    return await runImageBrowserTests(name, { ...env, ...mail });
  } finally {
    forwarding.close();
    await services.close();
  }
}
