import { spawn } from "node:child_process";
import { join } from "node:path";
import { superviseApi } from "./api-process.ts";
import { onStopSignal } from "./harness/processes.ts";
import { exitScript, startAndStopOnExit, stopOnExit } from "./harness/run-script.ts";
import { requireFreePorts, startLocalStack } from "./local-stack.ts";
import { readPortFromEnv } from "./ports.ts";

/**
 * Runs the local services, the API and the web app (`pnpm dev`). The API runs from source and restarts on each change.
 * The web app reloads changed modules.
 */
process.chdir(join(import.meta.dirname, ".."));

const say = (line: string) => console.log(`  ${line}`);
const webPort = readPortFromEnv("WEB_PORT", 5173);
// The browser opens Vite's port, and Vite proxies the API's paths. Vite's origin is therefore the public origin.
process.env.APP_ORIGIN ||= `http://localhost:${webPort}`;
onStopSignal(() => void exitScript(0));
const stack = await startAndStopOnExit(startLocalStack(await requireFreePorts(), say));
await stack.seed();
const api = superviseApi(
  ["--import", "tsx", "--watch-path=apps/api/src", "--watch-path=packages", "apps/api/src/main.ts"],
  stack.env,
  say,
);
stopOnExit(api.stop);
const web = spawn("node_modules/.bin/vite", ["--port", String(webPort), "--strictPort"], {
  cwd: "apps/web",
  stdio: "inherit",
  env: { ...process.env, PORT: stack.env.PORT },
});

stopOnExit(() => web.kill());
await api.ready(`http://localhost:${stack.env.PORT}`);
say(`The app, with hot reload: ${stack.origin}`);
