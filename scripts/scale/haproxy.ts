import type { ScalePorts } from "./ports.ts";
import type { ProgramRunner, RunningProgram } from "./programs.ts";

/**
 * Starts HAProxy as described in Patroni's manual. Its address leads to the current primary. HAProxy polls the Patroni
 * nodes and closes the connections to a node that is no longer the primary.
 */
export function startHaproxy(
  programs: ProgramRunner,
  { database, nodes }: ScalePorts,
): RunningProgram {
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
  return programs.start("haproxy", "/usr/sbin/haproxy", ["-db", "-f", config]);
}
