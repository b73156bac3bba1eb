import { readFileSync } from "node:fs";
import type { ProgramRunner, RunningProgram } from "./programs.ts";

/** Starts nginx as the load balancer of the API's processes, with the rules of deploy/proxy.conf. */
export function startNginx(
  programs: ProgramRunner,
  port: number,
  apis: readonly number[],
): RunningProgram {
  const proxy = programs.write("proxy.conf", readFileSync("deploy/proxy.conf", "utf8"));
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
  upstream apis {
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
  return programs.start("nginx", "/usr/sbin/nginx", [
    ...["-p", programs.folder, "-e", "stderr", "-c", config],
  ]);
}
