import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadConfig } from "@giftling/api/core/env/env";
import { expect, test } from "vitest";
import { interpolateVariables, readComposeFile } from "./compose.ts";

const root = join(import.meta.dirname, "../..");
const { services, configs, volumes } = readComposeFile();
const built = Object.entries(services).filter(([, { build }]) => build !== undefined);
const example = readFileSync(join(root, ".env.example"), "utf8");
const variables = new Set([...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name));

/** Environment variables that the Dockerfile sets. */
const IMAGE = {
  APP_ENV: "production",
  HOST: "0.0.0.0",
  PORT: "3000",
  DATA_DIR: "/data",
  STORAGE_DIR: "/data/storage",
  ASSETS_DIR: "/data/assets",
};

/** Values of the variables that the README requires in `.env`. */
const README: Record<string, string> = {
  POSTGRES_PASSWORD: "a-long-password",
  APP_ORIGIN: "https://gifts.example",
  APP_SECRET: "0123456789abcdef0123456789abcdef",
  SMTP_URL: "smtps://mail.example",
  MAIL_FROM: "Giftling <hello@gifts.example>",
  BILLING: "off",
};

test.each(built)("%s starts with the variables that the README requires", (_name, service) => {
  const { environment = {}, env_file } = service;
  expect(env_file).toBe(".env");
  for (const name of Object.keys(environment)) expect(variables).toContain(name);
  const values = Object.entries(environment).map(([name, value]) => [
    name,
    interpolateVariables(value, README),
  ]);
  const { POSTGRES_PASSWORD: _password, ...file } = README;
  const config = loadConfig({ ...IMAGE, ...file, ...Object.fromEntries(values) });
  expect(config).toMatchObject({ dataDir: null, appEnv: "production", billing: false });
  expect(new URL(config.databaseDirectUrl)).toMatchObject({
    hostname: "db",
    pathname: "/giftling",
  });
});

test("the README names every variable that the configuration requires", () => {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const [, section = ""] = readme.split("### With a database of its own\n");
  for (const name of Object.keys(README)) expect(section).toContain(`\`${name}`);
});

test("requires the password before anything starts", () => {
  const url = services.app?.environment?.DATABASE_URL ?? "";
  expect(() => interpolateVariables(url, {})).toThrow("set POSTGRES_PASSWORD in .env");
  expect(interpolateVariables(url, README)).toBe(
    "postgres://giftling:a-long-password@db:5432/giftling",
  );
});

test("the Dockerfile sets the variables that this test assumes", () => {
  const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8");
  for (const [name, value] of Object.entries(IMAGE))
    expect(dockerfile).toContain(`${name}=${value}`);
});

test("each service, file, volume and config that a service names exists", () => {
  for (const [
    name,
    { depends_on = [], volumes: mounts = [], configs: used = [] },
  ] of Object.entries(services)) {
    const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
    for (const other of needed)
      expect([name, Object.keys(services)]).toEqual([name, expect.arrayContaining([other])]);
    for (const mount of mounts) {
      const [source = ""] = mount.split(":");
      const isThere = source.startsWith(".") ? existsSync(join(root, source)) : source in volumes;
      expect([mount, isThere]).toEqual([mount, true]);
    }
    for (const { source } of used) expect(Object.keys(configs)).toContain(source);
  }
});

test("the scale profile balances all its processes, through the pooler and Redis", () => {
  const nginx = readFileSync(join(root, "deploy/nginx.conf"), "utf8");
  const pooler = readFileSync(join(root, "deploy/pgbouncer.ini"), "utf8");
  const scaled = built.filter(([, { profiles }]) => profiles?.includes("scale"));
  expect(scaled).toHaveLength(3);
  for (const [name, { environment = {}, ports }] of scaled) {
    expect(nginx).toMatch(new RegExp(`hash \\$family consistent;[^}]*server ${name}:3000`));
    expect(new URL(interpolateVariables(environment.DATABASE_URL ?? "", README)).host).toBe(
      "pooler:6432",
    );
    expect(new URL(environment.REDIS_URL ?? "").hostname).toBe("redis");
    expect(ports).toBeUndefined();
  }
  expect(pooler).toMatch(/listen_port\s*=\s*6432/);
  expect(pooler).toMatch(/host=db/);
  // The processes prepare statements, because DATABASE_PREPARE is not set.
  expect(pooler).toMatch(/max_prepared_statements\s*=\s*\d+/);
});
