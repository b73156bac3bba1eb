import type { FastifyInstance } from "fastify";
import type { Config } from "../../core/env/env.ts";

/** Registers GET /.well-known/security.txt (RFC 9116). Without a configured contact, the path responds with 404. */
export function registerSecurityTxtRoute(
  app: FastifyInstance,
  { security, origin }: Pick<Config, "security" | "origin">,
): void {
  if (security === null) return;
  const url = `${origin}/.well-known/security.txt`;
  const text = [
    `Contact: ${security.contact}`,
    `Expires: ${security.expires}`,
    "Preferred-Languages: en",
    `Canonical: ${url}`,
    "",
  ].join("\n");
  app.get("/.well-known/security.txt", (_request, reply) =>
    reply
      .header("cache-control", "public, max-age=3600")
      .type("text/plain; charset=utf-8")
      .send(text),
  );
}
