import type { ProgramRunner, RunningProgram } from "./programs.ts";

/** Database that is accessed through PgBouncer. */
export type PooledDatabase = { port: number; name: string; user: string; password: string };

/**
 * Starts PgBouncer in transaction mode. A client may use a different Postgres connection in each transaction. PgBouncer has
 * fewer connections to Postgres than the API's processes have to PgBouncer.
 */
export function startPgBouncer(
  programs: ProgramRunner,
  port: number,
  { port: databasePort, name, user, password }: PooledDatabase,
): RunningProgram {
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
  return programs.start("pgbouncer", "/usr/sbin/pgbouncer", ["-q", config]);
}
