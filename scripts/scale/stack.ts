import { join } from "node:path";
import { superviseApi } from "../api-process.ts";
import { METRICS_ENV } from "../harness/processes.ts";
import { startAndStopOnExit, stopOnExit } from "../harness/run-script.ts";
import { startLocalStack } from "../local-stack.ts";
import { requireFreePortRange } from "../ports.ts";
import { buildWorkspace } from "../run-command.ts";
import { startPostgresCluster } from "./cluster.ts";
import { createProgramRunner } from "./programs.ts";
import {
  allocatePorts,
  SCALE_PORT_COUNT,
  startNginx,
  startPgBouncer,
  startRedis,
} from "./services.ts";

/** API process that is restarted after every exit. */
export type ApiProcess = {
  origin: string;
  /** Sends SIGKILL or another signal to the process, which is then restarted. */
  kill(signal?: NodeJS.Signals): void;
  ready(): Promise<void>;
};

/** Product that runs in several processes on this machine. `origin` is the origin of the load balancer. */
export type ScaleStack = Awaited<ReturnType<typeof startScaleStack>>;

/** Builds the product and starts all programs, until the script exits. */
export async function startScaleStack(firstPort: number) {
  const ports = allocatePorts(firstPort);
  await requireFreePortRange("SCALE_PORT", firstPort, SCALE_PORT_COUNT);
  await buildWorkspace();

  const programs = createProgramRunner();
  const cluster = await startPostgresCluster(programs, ports);
  startRedis(programs, ports.redis);
  const redisUrl = `redis://127.0.0.1:${ports.redis}`;
  startPgBouncer(programs, ports.pooler, ports.database, cluster.database);
  startNginx(programs, ports.balancer, ports.apis);

  const localDir = join(programs.folder, "product");
  Object.assign(process.env, {
    HOST: "127.0.0.1",
    LOCAL_DIR: localDir,
    DATABASE_URL: cluster.url,
    DATABASE_DIRECT_URL: cluster.url,
  });
  const { balancer: port, services: servicesPort, smtp: smtpPort } = ports;
  const stack = await startAndStopOnExit(startLocalStack({ port, servicesPort, smtpPort }));
  await stack.seed();
  const pooled = new URL(cluster.url);
  pooled.port = String(ports.pooler);
  const env = {
    ...stack.env,
    DATABASE_URL: pooled.href,
    DATABASE_DIRECT_URL: cluster.url,
    DATABASE_PREPARE: "off",
    REDIS_URL: redisUrl,
    TRUSTED_PROXIES: "127.0.0.1",
    RATE_LIMIT_MULTIPLIER: "1000",
    // The delay equals the delay in apps/e2e/playwright.config.ts.
    UPDATE_MAIL_DELAY: "20",
    LOG_LEVEL: process.env.LOG_LEVEL || "silent",
    ...METRICS_ENV,
  };
  const apis: ApiProcess[] = [];
  for (const apiPort of ports.apis) {
    const apiEnv = { ...env, PORT: String(apiPort) };
    const api = superviseApi(["apps/api/dist/main.js"], apiEnv, () => {});
    stopOnExit(api.stop);
    const origin = `http://127.0.0.1:${apiPort}`;
    await api.ready(origin);
    apis.push({ origin, kill: api.kill, ready: () => api.ready(origin) });
  }
  return { ports, origin: stack.origin, apis, cluster, redisUrl, localDir };
}
