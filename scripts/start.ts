import { join } from "node:path";
import { DatabaseError } from "@giftling/db/postgres";
import { superviseApi } from "./api-process.ts";
import { onStopSignal } from "./harness/processes.ts";
import { requireFreePorts, startLocalStack } from "./local-stack.ts";
import { StartError } from "./ports.ts";
import { buildProduct } from "./run-step.ts";

/** Builds the product, starts all services and prints their URLs (`pnpm start`). Stops all services on exit. */
process.chdir(join(import.meta.dirname, ".."));

const say = (line: string) => console.log(`  ${line}`);
const stops: (() => Promise<void>)[] = [];
let stopping: Promise<void> | null = null;

/** Stops all services in the reverse order of their start: the API first, the database last. */
function stopAll(): Promise<void> {
  stopping ??= (async () => {
    for (const stop of stops.reverse()) await stop();
  })();
  return stopping;
}

onStopSignal(() => {
  if (!stopping) console.log("\n  Stopping. Everything is saved.");
  void stopAll().then(() => process.exit(0));
});

try {
  const ports = await requireFreePorts();
  await buildProduct();
  const stack = await startLocalStack(ports, say);
  stops.push(stack.stop);
  await stack.seed();
  const api = superviseApi(["apps/api/dist/main.js"], stack.env, say);
  stops.push(api.stop);
  await api.ready(stack.origin);
  console.log(welcome(stack.origin, stack.servicesOrigin));
} catch (error) {
  if (stopping !== null) await stopping;
  else {
    console.error(`\n  ${describe(error)}\n`);
    await stopAll();
    process.exit(1);
  }
}

function describe(error: unknown): string {
  if (error instanceof StartError || error instanceof DatabaseError) return error.message;
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
