import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { BrowserlessParent } from "./browserless.ts";
import { ProductProcess } from "./product.ts";

/**
 * Parts of the product that are killed, one in each of ten rounds, while a parent writes. Afterwards every acknowledged
 * write must be stored once. No retry with its Idempotency-Key may have created another write. `PORT` sets the first of
 * three ports (4300).
 */
const ROUNDS = [
  "api",
  "postgres",
  "all",
  "api",
  "postgres",
  "all",
  "postgres",
  "api",
  "all",
  "all",
] as const;
const WRITERS = 3;

/** Maximum time until the product accepts writes again, in milliseconds. */
const PATIENCE_MS = 120_000;

const localDir = mkdtempSync(join(tmpdir(), "giftling-kill-"));
const product = new ProductProcess(Number(process.env.PORT ?? 4300), localDir);
const acknowledged = new Set<string>();
let writing = true;

try {
  await product.start();
  const parent = new BrowserlessParent(product.origin);
  const kidId = await newKid(parent);
  const writers = Array.from({ length: WRITERS }, (_, writer) => write(parent, kidId, writer));
  for (const [round, part] of ROUNDS.entries()) await killOnce(round, part);
  writing = false;
  await Promise.all(writers);
  process.exitCode = (await isAllThereOnce(parent, kidId)) ? 0 : 1;
} finally {
  writing = false;
  await product.stop();
  rmSync(localDir, { recursive: true, force: true });
}

async function newKid(parent: BrowserlessParent): Promise<string> {
  await parent.signIn("kill-test@example.com", "Kit Test");
  await parent.call("POST", "/api/users/family-url", { familyUrl: "kill-test" });
  const answer = await parent.call("POST", "/api/kids", { firstName: "Kit" });
  if (answer?.status !== 201) throw new Error(`There is no kid to write about: ${answer?.status}`);
  const { id } = (await answer.json()) as { id: string };
  return id;
}

/** Writes one update after the other. Without a response, repeats the request with the same idempotency key. */
async function write(parent: BrowserlessParent, kidId: string, writer: number): Promise<void> {
  for (let n = 0; writing; n += 1) {
    const title = `${writer}-${n}`;
    const update = { title, content: "x" };
    for (let answered = false; !answered && writing; ) {
      const path = `/api/kids/${kidId}/updates`;
      const answer = await parent.call("POST", path, update, `kill-${title}`);
      answered = answer?.status === 201;
      if (answered) acknowledged.add(title);
      else await sleep(100);
    }
  }
}

async function killOnce(round: number, part: (typeof ROUNDS)[number]): Promise<void> {
  await sleep(1_500);
  const before = acknowledged.size;
  product.kill(part);
  const killedAt = performance.now();
  if (part === "all") await product.start();
  else {
    await sleep(100);
    await product.ready();
  }
  // A write in progress may have been stored before the kill. Only one more write than there are writers therefore shows
  // that the product is running again.
  while (acknowledged.size <= before + WRITERS) {
    if (performance.now() - killedAt > PATIENCE_MS) throw new Error(`Nothing is written any more.`);
    await sleep(50);
  }
  const seconds = ((performance.now() - killedAt) / 1_000).toFixed(1);
  console.log(
    `${round + 1} of ${ROUNDS.length}: killed ${part} after ${before} acknowledged writes, writing again after ${seconds} s`,
  );
}

async function isAllThereOnce(parent: BrowserlessParent, kidId: string): Promise<boolean> {
  const answer = await parent.call("GET", `/api/kids/${kidId}/updates`);
  const stored = (await answer?.json()) as { title: string }[];
  const titles = new Set(stored.map(({ title }) => title));
  const lost = [...acknowledged].filter((title) => !titles.has(title)).length;
  const doubled = stored.length - titles.size;
  console.log(
    `${acknowledged.size} acknowledged, ${stored.length} stored, ${lost} lost, ${doubled} doubled`,
  );
  return lost === 0 && doubled === 0;
}
