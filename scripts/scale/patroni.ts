import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { stopOnExit } from "../harness/run-script.ts";
import type { ProgramRunner, RunningProgram } from "./programs.ts";

/** PostgreSQL node that Patroni manages. */
export type ClusterNode = ReturnType<typeof createClusterNode>;

type NodeOptions = {
  name: string;
  rest: number;
  postgres: number;
  etcd: number;
  bin: string;
  /** Password of PostgreSQL's superuser, replication user and rewind user. */
  password: string;
};

/** Time in seconds until the leader lock of a dead node expires. The minimum that Patroni accepts is 20. */
const TTL_S = 20;

/** Creates a node without starting it. The first started node creates the database, which the other node copies. */
export function createClusterNode(programs: ProgramRunner, options: NodeOptions) {
  const { name, rest } = options;
  const dataDir = join(programs.makeFolder(name), "data");
  // Patroni reads YAML, and JSON is valid YAML.
  const config = programs.write(
    `${name}.yml`,
    JSON.stringify(settings(programs, options, dataDir)),
  );
  let patroni: RunningProgram | null = null;
  const answers = async (path: string) => {
    const signal = AbortSignal.timeout(2_000);
    const answer = await fetch(`http://127.0.0.1:${rest}${path}`, { signal }).catch(() => null);
    return answer?.status === 200;
  };
  const signalPostgres = (signal: NodeJS.Signals | 0): boolean => {
    try {
      const [pid] = readFileSync(join(dataDir, "postmaster.pid"), "utf8").split("\n");
      const isOurs = readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(dataDir);
      return isOurs && process.kill(Number(pid), signal);
    } catch {
      // This error means that PostgreSQL is not running.
      return false;
    }
  };
  stopOnExit(async () => {
    // A killed Patroni leaves PostgreSQL running.
    for (let tries = 0; tries < 50 && signalPostgres("SIGQUIT"); tries += 1) await sleep(100);
  });
  return {
    /** Returns whether this node holds the leader lock. */
    isPrimary: () => answers("/primary"),
    /** Returns whether this PostgreSQL node is the synchronous standby, for which every commit waits. */
    isSynchronous: () => answers("/synchronous"),
    /** Kills PostgreSQL. With `also`, first kills Patroni, which otherwise restarts PostgreSQL. */
    async kill(also?: "patroni"): Promise<void> {
      if (also === "patroni") await patroni?.kill();
      signalPostgres("SIGKILL");
    },
    /** Starts Patroni, or restarts it after a kill. */
    start(): void {
      patroni = programs.start(name, "/usr/bin/patroni", [config]);
    },
  };
}

function settings(
  programs: ProgramRunner,
  { name, rest, postgres: port, etcd, bin, password }: NodeOptions,
  dataDir: string,
) {
  const of = (username: string) => ({ username, password });
  return {
    scope: "giftling",
    name,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    etcd3: { host: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        ttl: TTL_S,
        loop_wait: 2,
        retry_timeout: 3,
        maximum_lag_on_failover: 1_048_576,
        // Patroni promotes the standby immediately, instead of restarting a killed primary.
        primary_start_timeout: 0,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 100 } },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }, "data-checksums"],
      pg_hba: [
        "host all all 127.0.0.1/32 scram-sha-256",
        "host replication replicator 127.0.0.1/32 scram-sha-256",
      ],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: dataDir,
      bin_dir: bin,
      pgpass: join(programs.folder, `${name}.pgpass`),
      authentication: {
        superuser: of("postgres"),
        replication: of("replicator"),
        rewind: of("rewinder"),
      },
      parameters: { unix_socket_directories: "" },
    },
  };
}
