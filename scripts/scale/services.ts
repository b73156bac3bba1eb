import { readFileSync } from "node:fs";
import type { ProgramRunner } from "./programs.ts";

/** Returns the ports of a scale test. The browser tests expect the services and the shop directly after `first`. */
export const allocatePorts = (first: number) => ({
  balancer: first,
  services: first + 1,
  smtp: first + 2,
  shop: first + 3,
  apis: [first + 4, first + 5, first + 6] as const,
  pooler: first + 7,
  redis: first + 8,
  database: first + 9,
  etcd: first + 10,
  etcdPeer: first + 11,
  nodes: [
    { rest: first + 12, postgres: first + 14 },
    { rest: first + 13, postgres: first + 15 },
  ] as const,
});

export const SCALE_PORT_COUNT = 16;

export type ScalePorts = ReturnType<typeof allocatePorts>;

/** Starts etcd, in which Patroni stores the leader lock. */
export function startEtcd(programs: ProgramRunner, { etcd, etcdPeer }: ScalePorts): void {
  const [client, peer] = [`http://127.0.0.1:${etcd}`, `http://127.0.0.1:${etcdPeer}`];
  programs.start("etcd", "/usr/bin/etcd", [
    ...["--name", "one", "--data-dir", programs.makeFolder("etcd"), "--log-level", "warn"],
    ...["--listen-client-urls", client, "--advertise-client-urls", client],
    ...["--listen-peer-urls", peer, "--initial-advertise-peer-urls", peer],
    ...["--initial-cluster", `one=${peer}`],
  ]);
}

/** Starts HAProxy, which forwards to the current primary and closes connections to a former primary. */
export function startHaproxy(programs: ProgramRunner, { database, nodes }: ScalePorts): void {
  const config = programs.write(
    "haproxy.cfg",
    `
global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
listen primary
  bind 127.0.0.1:${database}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ rest, postgres }) => `  server node${postgres} 127.0.0.1:${postgres} check port ${rest}`).join("\n")}
`,
  );
  programs.start("haproxy", "/usr/sbin/haproxy", ["-db", "-f", config]);
}

/** Starts nginx as the load balancer of the API processes, with deploy/proxy.conf and deploy/families.conf. */
export function startNginx(programs: ProgramRunner, port: number, apis: readonly number[]): void {
  const proxy = programs.write("proxy.conf", readFileSync("deploy/proxy.conf", "utf8"));
  const families = programs.write("families.conf", readFileSync("deploy/families.conf", "utf8"));
  const config = programs.write(
    "nginx.conf",
    `
daemon off;
worker_processes 1;
pid nginx.pid;
error_log stderr error;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path nginx-body;
  proxy_temp_path nginx-proxy;
  fastcgi_temp_path nginx-fastcgi;
  uwsgi_temp_path nginx-uwsgi;
  scgi_temp_path nginx-scgi;
  include ${families};
  upstream apis {
    hash $family consistent;
${apis.map((api) => `    server 127.0.0.1:${api} max_fails=0;`).join("\n")}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    include ${proxy};
  }
}
`,
  );
  programs.start("nginx", "/usr/sbin/nginx", [
    ...["-p", programs.folder, "-e", "stderr", "-c", config],
  ]);
}

/** Starts PgBouncer in transaction mode, with fewer PostgreSQL connections than the API processes open to PgBouncer. */
export function startPgBouncer(
  programs: ProgramRunner,
  port: number,
  databasePort: number,
  { name, user, password }: { name: string; user: string; password: string },
): void {
  const users = programs.write("pgbouncer-users", `"${user}" "${password}"\n`);
  const config = programs.write(
    "pgbouncer.ini",
    `[databases]
${name} = host=127.0.0.1 port=${databasePort} dbname=${name} user=${user} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = transaction
default_pool_size = 10
max_client_conn = 200
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout
; The usual 15 seconds until a lost database is tried again, and 120 that a statement waits for it, are a failover too long.
server_login_retry = 1
server_connect_timeout = 2
query_wait_timeout = 10
`,
  );
  programs.start("pgbouncer", "/usr/sbin/pgbouncer", ["-q", config]);
}

/** Starts Redis without persistence. */
export function startRedis(programs: ProgramRunner, port: number): void {
  programs.start("redis", "/usr/bin/redis-server", [
    ...["--bind", "127.0.0.1", "--port", String(port)],
    ...["--save", "", "--dir", programs.folder],
  ]);
}
