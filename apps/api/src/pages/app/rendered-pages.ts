import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { PageRenderer, PageRequest } from "@giftling/domain";
import { createContentCache } from "./content-cache.ts";
import { type ReadyPage, readyPage } from "./ready-page.ts";

/** Memory for rendered pages: about 400 of 25 kB each. */
const MAX_BYTES = 10 * 1024 * 1024;

/** Renders a page from its request; the same request gives the cached page. */
export type MakePage = (request: PageRequest) => Promise<ReadyPage>;

export function createRenderedPages(render: PageRenderer): MakePage {
  const cached = createContentCache<ReadyPage>(
    MAX_BYTES,
    ({ br, gzip }) => br.length + gzip.length,
  );
  const inTurn = createTurns();
  return (request) => {
    const key = createHash("sha256").update(JSON.stringify(request)).digest("base64url");
    return cached(key, async () => readyPage(await inTurn(() => render(request))));
  };
}

/**
 * Runs one job after the other, with a turn of the event loop before each: many pages that become due at once would block it
 * for seconds, in which the database's timeouts run and nobody else is answered.
 */
function createTurns(): <T>(job: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const mine = last.then(() => setImmediate()).then(job);
    last = mine.catch(() => undefined);
    return mine;
  };
}
