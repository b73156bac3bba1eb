import { spawn } from "node:child_process";
import { join } from "node:path";
import { superviseApi } from "./api-process.ts";
import { requireFreePorts, startLocalStack } from "./local-stack.ts";
import { readPort } from "./ports.ts";

/**
 * Runs the local services, the API and the web app (`pnpm dev`). The API runs from source and restarts on each change.
 * The web app reloads changed modules.
 */
process.chdir(join(import.meta.dirname, ".."));

const say = (line: string) => console.log(`  ${line}`);
const webPort = readPort("WEB_PORT", 5173);
// The browser opens Vite's port, and Vite proxies the API's paths. Vite's origin is therefore the public origin.
process.env.APP_ORIGIN ||= `http://localhost:${webPort}`;
const stack = await startLocalStack(await requireFreePorts(), say);
await stack.seed();
const api = superviseApi(
  ["--import", "tsx", "--watch-path=apps/api/src", "--watch-path=packages", "apps/api/src/main.ts"],
  stack.env,
  say,
);
const web = spawn("node_modules/.bin/vite", ["--port", String(webPort), "--strictPort"], {
  cwd: "apps/web",
  stdio: "inherit",
  env: { ...process.env, PORT: stack.env.PORT },
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, async () => {
    web.kill();
    await api.stop();
    await stack.stop();
    process.exit(0);
  });
}
await api.ready(`http://localhost:${stack.env.PORT}`);
say(`The app, with hot reload: ${stack.origin}`);
