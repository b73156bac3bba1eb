import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stopProcess } from "../../../scripts/harness/processes.ts";
import { readBlocks } from "../../../scripts/image/doc-commands.ts";

const NGINX = "/usr/sbin/nginx";

const CADDY_OPTIONS = [
  "admin off",
  "skip_install_trust",
  "auto_https disable_redirects",
  // Without this option, Caddy waits until open pages close their event streams.
  "grace_period 1s",
  "log default {\n\t\tlevel ERROR\n\t}",
];

/** Proxy that terminates TLS, with the configuration of docs/operations.md except for addresses and certificates. */
export class TlsProxy {
  private readonly folder = mkdtempSync(join(tmpdir(), "giftling-proxy-"));
  private readonly child: ChildProcess;

  constructor(program: "caddy" | "nginx", addresses: { host: string; api: string }) {
    const [block = ""] = readBlocks("docs/operations.md", "Caddy and nginx", program);
    const text = block.replaceAll("127.0.0.1:3000", addresses.api);
    this.child =
      program === "caddy"
        ? this.startCaddy(text, addresses.host)
        : this.startNginx(text, addresses.host);
  }

  async stop(): Promise<void> {
    await stopProcess(this.child);
    rmSync(this.folder, { recursive: true });
  }

  private startCaddy(text: string, host: string): ChildProcess {
    const file = join(this.folder, "Caddyfile");
    const site = text.replace(
      "gifts.example {",
      `https://${host} {\n\tbind ${host}\n\ttls internal`,
    );
    writeFileSync(file, `{\n${CADDY_OPTIONS.map((line) => `\t${line}\n`).join("")}}\n${site}`);
    const env = { PATH: process.env.PATH, HOME: this.folder, XDG_DATA_HOME: this.folder };
    return this.spawn("caddy", ["run", "--adapter", "caddyfile", "--config", file], env);
  }

  private startNginx(text: string, host: string): ChildProcess {
    const [key, certificate] = [join(this.folder, "key.pem"), join(this.folder, "certificate.pem")];
    const subject = ["-subj", `/CN=${host}`, "-days", "2"];
    execFileSync(
      "openssl",
      [
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-keyout",
        key,
        "-out",
        certificate,
        ...subject,
      ],
      { stdio: "ignore" },
    );
    mkdirSync(join(this.folder, "logs"));
    const site = text
      .replaceAll("gifts.example", host)
      .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
      .replace("listen 443", `listen ${host}:443`)
      .replace(/ listen \[::\]:443.*;\n/, "\n");
    const file = join(this.folder, "nginx.conf");
    writeFileSync(
      file,
      `daemon off; pid ${this.folder}/pid; error_log stderr crit; events {} http {\n${site}\n}\n`,
    );
    return this.spawn(NGINX, ["-p", this.folder, "-c", file], { PATH: process.env.PATH });
  }

  private spawn(program: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess {
    return spawn(program, args, { env, stdio: ["ignore", "ignore", "inherit"] });
  }
}
