import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Parent } from "./browserless.ts";
import { Product } from "./product.ts";

/**
 * Kills the product ten times while a parent writes: the API, Postgres, or everything. Afterwards every write that
 * was acknowledged must be there, once, and every retry with its Idempotency-Key must have made nothing new.
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

process.chdir(join(import.meta.dirname, "../.."));
const localDir = mkdtempSync(join(tmpdir(), "giftling-kill-"));
const product = new Product(Number(process.env.PORT ?? 4300), localDir);
const acknowledged = new Set<string>();
let writing = true;

await product.start();
const parent = new Parent(product.origin);
await parent.signIn("kill-test@example.com", "Kit Test");
await parent.call("POST", "/api/users/family-url", { familyUrl: "kill-test" });
const kid = (await (await parent.call("POST", "/api/kids", { firstName: "Kit" }))?.json()) as {
  id: string;
};

/** Writes one update after the other; an unanswered one is tried again with the same key until it is answered. */
async function write(writer: number): Promise<void> {
  for (let n = 0; writing; n++) {
    const title = `${writer}-${n}`;
    for (let answered = false; !answered && writing; ) {
      const answer = await parent.call(
        "POST",
        `/api/kids/${kid.id}/updates`,
        { title, content: "x" },
        `kill-${title}`,
      );
      answered = answer?.status === 201;
      if (answered) acknowledged.add(title);
      else await sleep(100);
    }
  }
}
const writers = [0, 1, 2].map(write);

for (const [round, part] of ROUNDS.entries()) {
  await sleep(1_500);
  const before = acknowledged.size;
  product.kill(part);
  const killedAt = performance.now();
  if (part === "all") await product.start();
  else {
    await sleep(100);
    await product.ready();
  }
  // The first write after the kill is what "came back" means.
  while (acknowledged.size <= before + 3) await sleep(50);
  const seconds = ((performance.now() - killedAt) / 1000).toFixed(1);
  console.log(
    `${round + 1}. killed ${part}: ${before} writes acknowledged before, writing again after ${seconds} s`,
  );
}
writing = false;
await Promise.all(writers);

const stored = (await (await parent.call("GET", `/api/kids/${kid.id}/updates`))?.json()) as {
  title: string;
}[];
const titles = stored.map((update) => update.title);
const lost = [...acknowledged].filter((title) => !titles.includes(title)).length;
const doubled = titles.length - new Set(titles).size;
await product.stop();
rmSync(localDir, { recursive: true, force: true });
console.log(
  `${acknowledged.size} acknowledged, ${titles.length} stored, ${lost} lost, ${doubled} doubled`,
);
process.exitCode = lost === 0 && doubled === 0 ? 0 : 1;
