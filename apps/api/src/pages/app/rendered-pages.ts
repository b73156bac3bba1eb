import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { PageRenderer, PageRequest } from "@giftling/domain";
import { createContentCache } from "./content-cache.ts";
import { type ReadyPage, readyPage } from "./ready-page.ts";

/** Memory for rendered pages: about 400 of 25 kB each. */
const MAX_BYTES = 10 * 1024 * 1024;

/**
 * Renders a page from its request; the same request gives the cached page. With `keeps: false` nothing is cached, so that
 * pages of made-up requests don't push out the others.
 */
export type MakePage = (request: PageRequest, options?: { keeps: boolean }) => Promise<ReadyPage>;

export function createRenderedPages(render: PageRenderer): MakePage {
  const cached = createContentCache<ReadyPage>(
    MAX_BYTES,
    ({ br, gzip }) => br.length + gzip.length,
  );
  const inTurn = createTurns();
  const make = async (request: PageRequest) =>
    readyPage(await inTurn(() => render(request)), request.language);
  return (request, { keeps } = { keeps: true }) => {
    if (!keeps) return make(request);
    const key = createHash("sha256").update(JSON.stringify(request)).digest("base64url");
    return cached(key, () => make(request));
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
