import { spawn, spawnSync } from "node:child_process";
import type postgres from "postgres";
import { DatabaseError } from "../postgres/postgres-process.ts";

type Tool = "pg_dump" | "pg_restore";

/**
 * Returns the major version in a line such as "pg_dump (PostgreSQL) 18.1 (Debian 18.1-1)". Returns null for any other
 * line.
 */
function majorVersion(line: string): number | null {
  const found = /\(PostgreSQL\) (\d+)/.exec(line);
  return found ? Number(found[1]) : null;
}

/**
 * Returns the reason why pg_dump cannot dump a server of the given major version, with installation instructions.
 * Returns null if pg_dump can dump the server. pg_dump also supports older servers.
 */
export function getPgDumpMismatch(versionLine: string | null, server: number): string | null {
  const install = `Install PostgreSQL's client tools, version ${server} or newer (Debian: postgresql-client-${server}), and put them first in PATH. Or add --format copy: only this version of Giftling can restore such a backup.`;
  const version = versionLine === null ? null : majorVersion(versionLine);
  if (version === null) return `There is no pg_dump here. ${install}`;
  if (version >= server) return null;
  return `pg_dump is version ${version}, and the database is version ${server}. ${install}`;
}

export async function assertPgDumpUsable(sql: postgres.Sql): Promise<void> {
  const [row] = await sql<{ version: number }[]>`
    select current_setting('server_version_num')::int / 10000 as version`;
  const { stdout, error } = spawnSync("pg_dump", ["--version"], { encoding: "utf8" });
  const problem = getPgDumpMismatch(error ? null : stdout, row?.version ?? 0);
  if (problem !== null) throw new DatabaseError(problem);
}

/**
 * Returns libpq's environment variables for a connection URL. Command-line arguments would expose the password to every
 * user of the machine.
 */
function connection(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const sslMode = searchParams.get("sslmode");
  return {
    PGHOST: decodeURIComponent(hostname).replace(/^\[|\]$/g, ""),
    PGPORT: port || "5432",
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(sslMode ? { PGSSLMODE: sslMode } : {}),
  };
}

/**
 * Runs a PostgreSQL tool on a database. If the tool fails, throws DatabaseError with the end of the tool's error
 * output.
 */
async function run(tool: Tool, url: string, args: string[]): Promise<void> {
  const env = { ...process.env, ...connection(url) };
  const child = spawn(tool, args, { env, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said = (said + chunk).slice(-2_000);
  });
  const code = await new Promise((resolve, reject) => {
    child.once("error", () =>
      reject(new DatabaseError(`There is no ${tool} here. Install PostgreSQL's client tools.`)),
    );
    child.once("close", resolve);
  });
  if (code !== 0) throw new DatabaseError(`${tool} failed: ${said.trim()}`);
}

export const dumpDatabase = (url: string, file: string, snapshot: string): Promise<void> =>
  run("pg_dump", url, [
    "--format=custom",
    "--no-owner",
    "--no-privileges",
    "--no-unlogged-table-data",
    `--snapshot=${snapshot}`,
    `--file=${file}`,
  ]);

export const restoreDump = (url: string, file: string): Promise<void> =>
  run("pg_restore", url, [
    "--no-owner",
    "--no-privileges",
    "--single-transaction",
    "--exit-on-error",
    `--dbname=${connection(url).PGDATABASE}`,
    file,
  ]);
