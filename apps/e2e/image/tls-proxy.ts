import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stopProcess } from "../../../scripts/harness/processes.ts";
import { readCodeBlocks } from "../../../scripts/image/doc-commands.ts";

const NGINX = "/usr/sbin/nginx";

const CADDY_OPTIONS = [
  "admin off",
  "skip_install_trust",
  "auto_https disable_redirects",
  // Without this option, Caddy waits until open pages close their event streams.
  "grace_period 1s",
  "log default {\n\t\tlevel ERROR\n\t}",
];

/**
 * Starts a proxy that terminates TLS, with the configuration of docs/operations.md except for addresses and
 * certificates. Returns a function that stops the proxy.
 */
export function startTlsProxy(
  program: "caddy" | "nginx",
  { host, api }: { host: string; api: string },
): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "giftling-proxy-"));
  const [block = ""] = readCodeBlocks("docs/operations.md", "Caddy and nginx", program);
  const text = block.replaceAll("127.0.0.1:3000", api);
  const [command, args] =
    program === "caddy" ? configureCaddy(folder, text, host) : configureNginx(folder, text, host);
  const child = spawn(command, args, {
    // Caddy stores its certificates in the folder.
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return async () => {
    await stopProcess(child);
    rmSync(folder, { recursive: true });
  };
}

function configureCaddy(folder: string, text: string, host: string): [string, string[]] {
  const file = join(folder, "Caddyfile");
  const site = text.replace("gifts.example {", `https://${host} {\n\tbind ${host}\n\ttls internal`);
  writeFileSync(file, `{\n${CADDY_OPTIONS.map((line) => `\t${line}\n`).join("")}}\n${site}`);
  return ["caddy", ["run", "--adapter", "caddyfile", "--config", file]];
}

function configureNginx(folder: string, text: string, host: string): [string, string[]] {
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const files = ["-keyout", key, "-out", certificate];
  const subject = ["-subj", `/CN=${host}`, "-days", "2"];
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...files, ...subject];
  execFileSync("openssl", request, { stdio: "ignore" });
  mkdirSync(join(folder, "logs"));
  const site = text
    .replaceAll("gifts.example", host)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replace("listen 443", `listen ${host}:443`)
    .replace(/ listen \[::\]:443.*;\n/, "\n");
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log stderr crit; events {} http {\n${site}\n}\n`,
  );
  return [NGINX, ["-p", folder, "-c", file]];
}
