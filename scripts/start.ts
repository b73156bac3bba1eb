import { join } from "node:path";
import { DatabaseError } from "@giftling/db/postgres";
import { superviseApi } from "./api-process.ts";
import { onStopSignal } from "./harness/processes.ts";
import { exitScript, startAndStopOnExit, stopOnExit } from "./harness/run-script.ts";
import { requireFreePorts, startLocalStack } from "./local-stack.ts";
import { CliError } from "./ports.ts";
import { buildWorkspace } from "./run-command.ts";

/** Builds the product, starts all services and prints their URLs (`pnpm start`). Stops all services on exit. */
process.chdir(join(import.meta.dirname, ".."));

const say = (line: string) => console.log(`  ${line}`);

onStopSignal(() => {
  void exitScript(0, () => console.log("\n  Stopping. Everything is saved."));
});

try {
  const ports = await requireFreePorts();
  await buildWorkspace();
  const stack = await startAndStopOnExit(startLocalStack(ports, say));
  await stack.seed();
  const api = superviseApi(["apps/api/dist/main.js"], stack.env, say);
  stopOnExit(api.stop);
  await api.ready(stack.origin);
  console.log(welcome(stack.origin, stack.servicesOrigin));
} catch (error) {
  await exitScript(1, () => console.error(`\n  ${describe(error)}\n`));
}

function describe(error: unknown): string {
  if (error instanceof CliError || error instanceof DatabaseError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function welcome(origin: string, services: string): string {
  return `
  Giftling is running.

    The app            ${origin}
    A family's hub     ${origin}/hub/rivera
    The demo hub       ${origin}/hub/demo
    The API, readable  ${origin}/api/docs

    Sign in            ${origin}/api/login
                       with any e-mail address; parent@example.com is the seeded parent
    Mail sent          ${services}/inbox
    Payments           ${services}/stripe
    Stand-ins          ${services}

  Ctrl-C stops everything. The data stays in ${process.env.LOCAL_DIR || ".local/"} for the next start.
`;
}
