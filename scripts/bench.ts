import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findRunningPostgres } from "@giftling/local-services/postgres";
import { type Measured, measure, type Target } from "./bench/load.ts";
import { Product } from "./deep/product.ts";
import { portFrom } from "./ports.ts";

/**
 * `pnpm bench`: measures the most frequent requests of visitors against `pnpm start`, each beside a bare server that sends
 * as many bytes, reads one row or writes one. The figures depend on the machine and serve for comparison only.
 */
process.chdir(join(import.meta.dirname, ".."));
const port = portFrom("BENCH_PORT", 4400);
const localDir = mkdtempSync(join(tmpdir(), "giftling-bench-"));
const product = new Product(port, localDir);
const started: ChildProcess[] = [];

const COMPRESSED = { "accept-encoding": "br" };

/**
 * The seeded family's first kid, whose hub is requested. Waits, because the family is seeded shortly after the API starts.
 */
async function firstKid(): Promise<string> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await sleep(200)) {
    const answer = await fetch(`${product.origin}/api/hub/rivera/kids`);
    const [, kid] = /"kids":\[\{"id":"([^"]+)"/.exec(await answer.text()) ?? [];
    if (kid !== undefined) return kid;
  }
  throw new Error("The seeded family is not there.");
}

/** The requests to measure, each with the bare server's row to compare with; null: as many bytes from memory. */
async function targets(): Promise<{ target: Target; row: "GET" | "POST" | null }[]> {
  const kid = await firstKid();
  const { origin } = product;
  const gift = { contributorName: "Grandma Lou", isAnonymous: false, amount: 25, type: "529" };
  return [
    { target: { name: "GET /health/live", url: `${origin}/health/live` }, row: null },
    { target: { name: "GET / (landing)", url: `${origin}/`, headers: COMPRESSED }, row: null },
    {
      target: { name: "GET /hub/rivera", url: `${origin}/hub/rivera`, headers: COMPRESSED },
      row: "GET",
    },
    {
      target: { name: "GET /api/hub/rivera/{kid}", url: `${origin}/api/hub/rivera/${kid}` },
      row: "GET",
    },
    {
      target: {
        name: "POST /api/kids/{kid}/contributions",
        url: `${origin}/api/kids/${kid}/contributions`,
        method: "POST",
        body: gift,
        status: 201,
      },
      row: "POST",
    },
  ];
}

async function startBare(): Promise<string> {
  const url = findRunningPostgres(join(localDir, "postgres"));
  if (!url) throw new Error("The product's Postgres was not found.");
  const child = fork("scripts/bench/bare.ts", [String(port + 3), url]);
  started.push(child);
  await new Promise<void>((resolve, reject) => {
    child.once("message", () => resolve());
    child.once("exit", () => reject(new Error("The bare server ended.")));
  });
  return `http://127.0.0.1:${port + 3}`;
}

function report({ name, rate, p50, p99, bytes }: Measured): void {
  const ms = (value: number) => `${value.toFixed(1)} ms`.padStart(9);
  const size = `${(bytes / 1_000).toFixed(1)} kB`.padStart(8);
  console.log(
    `${name.padEnd(38)} ${Math.round(rate).toLocaleString("en-US").padStart(7)}/s  p50 ${ms(p50)}  p99 ${ms(p99)} ${size}`,
  );
}

try {
  await product.start();
  const bareOrigin = await startBare();
  for (const { target, row } of await targets()) {
    const measured = await measure(target);
    report(measured);
    const path = row === null ? `/bytes/${measured.bytes}` : "/row";
    const words = { GET: "bare, one row read", POST: "bare, one row written" };
    const name = `  ${row === null ? "bare, the same bytes" : words[row]}`;
    report(await measure({ name, url: `${bareOrigin}${path}`, method: row ?? "GET" }));
  }
} finally {
  for (const child of started) child.kill();
  await product.stop();
  rmSync(localDir, { recursive: true, force: true });
}
