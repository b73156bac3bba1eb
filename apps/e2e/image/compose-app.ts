import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { isApiReady } from "../../../scripts/harness/wait.ts";
import { interpolateVariables, readComposeFile } from "../../../scripts/image/compose.ts";
import { runDocker } from "./docker.ts";

/** IP address of this machine in the containers' network. */
export const HOST_ADDRESS = process.env.IMAGE_HOST ?? "";

/** Origin of the API in the containers' network. Requests to this origin bypass the TLS proxy. */
export const API_ORIGIN = process.env.IMAGE_ORIGIN ?? "";

/** Working directory for `docker` commands. */
export const BUILD_CONTEXT = process.env.IMAGE_CONTEXT ?? "";

/** IP address that all containers share. */
export const CONTAINER_ADDRESS = API_ORIGIN && new URL(API_ORIGIN).hostname;

/** Values of the variables that the README requires in `.env`. */
const README = {
  POSTGRES_PASSWORD: "a-password-of-this-test",
  APP_ORIGIN: `https://${HOST_ADDRESS}`,
  APP_SECRET: "f3a1c9e07b5d4826a1c9e07b5d482600",
  SMTP_URL: `smtp://${HOST_ADDRESS}:1025`,
  MAIL_FROM: "Giftling <hello@gifts.example>",
  BILLING: "off",
};

/** URL of the database for programs outside of the containers. */
export const DATABASE_URL = `postgres://giftling:${README.POSTGRES_PASSWORD}@${CONTAINER_ADDRESS}:5432/giftling`;

/** Script that runs the Postgres of the product's image, in place of the official Postgres image. */
const POSTGRES = `
PATH=/usr/lib/postgresql/15/bin:$PATH
printf %s "$POSTGRES_PASSWORD" > /tmp/password
initdb -D /data/db -U giftling --auth=scram-sha-256 --pwfile=/tmp/password
echo "host all all all scram-sha-256" >> /data/db/pg_hba.conf
exec postgres -D /data/db -c listen_addresses='*' -c unix_socket_directories=/tmp`;

/** Runs a SQL statement outside of a transaction. */
export const runSql = (statement: string) =>
  runDocker(
    ...["exec", "db", "env", `PGPASSWORD=${README.POSTGRES_PASSWORD}`],
    ...["psql", "-h", "/tmp", "-U", "giftling", "-d", "postgres", "-c", statement],
  );

/** Starts the service `db` with an empty database. */
export async function startDatabase(): Promise<void> {
  const password = `POSTGRES_PASSWORD=${README.POSTGRES_PASSWORD}`;
  const options = ["-d", "--name", "db", "-v", "postgres:/data", "-e", password];
  await runDocker("run", ...options, "giftling", "sh", "-ec", POSTGRES);
  const isCreated = () =>
    runSql("create database giftling").then(
      () => true,
      () => false,
    );
  await expect.poll(isCreated).toBe(true);
}

/** Returns docker's options for the service `app` in docker-compose.yml. */
export function listAppContainerOptions(): string[] {
  const { environment = {}, volumes = [] } = readComposeFile().services.app ?? {};
  const file = "family.env";
  const lines = Object.entries(README).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(BUILD_CONTEXT, file), lines.join(""));
  return [
    ...["--add-host", `db:${CONTAINER_ADDRESS}`, "--env-file", file, "--stop-timeout", "25"],
    ...Object.entries(environment).flatMap(([name, value]) => [
      "-e",
      `${name}=${interpolateVariables(value, README)}`,
    ]),
    ...volumes.flatMap((volume) => ["-v", volume]),
  ];
}

/** Starts the service `app` from an image, and resolves when it is ready. */
export async function startApp(image: string, ...options: string[]): Promise<void> {
  await runDocker("run", "-d", "--name", "app", ...listAppContainerOptions(), ...options, image);
  await waitUntilReady();
}

export const waitUntilReady = (): Promise<void> =>
  expect.poll(() => isApiReady(API_ORIGIN), { timeout: 60_000 }).toBe(true);
