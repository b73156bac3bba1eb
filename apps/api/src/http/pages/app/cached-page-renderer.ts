import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { PageRenderer, PageRequest } from "@giftling/domain";
import { type CompressedPage, compressPage } from "../../../cache/compressed-page.ts";
import { createContentCache } from "../../../cache/content-cache.ts";
import { AppError } from "../../../core/errors/app-error.ts";

/** Maximum total size of cached pages in bytes. About 150 pages of 25 kB fit. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Maximum number of pages that wait to be rendered. Rendering 200 pages takes about 3 seconds on an old machine. */
const MAX_WAITING = 200;

/**
 * Page renderer with a cache. `isCached` must be false for a page that depends on the current time. `isCached` must
 * also be false for requests with arbitrary parameters, which would evict other pages.
 */
export type CachedPageRenderer = (
  request: PageRequest,
  options: { isCached: boolean },
) => Promise<CompressedPage>;

export function createCachedPageRenderer(render: PageRenderer): CachedPageRenderer {
  const cached = createContentCache<CompressedPage>(MAX_BYTES, ({ br }) => br.length);
  const runInQueue = createSerialQueue();
  const make = async (request: PageRequest) =>
    compressPage(await runInQueue(() => render(request)), request.language);
  return (request, { isCached }) => {
    if (!isCached) return make(request);
    const key = createHash("sha256").update(JSON.stringify(request)).digest("base64url");
    return cached(key, () => make(request));
  };
}

/** Creates a queue that runs one job per event-loop iteration. Rejects a job if `MAX_WAITING` jobs wait. */
function createSerialQueue(): <T>(job: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (job) => {
    if (waiting === MAX_WAITING) throw new AppError("UNAVAILABLE");
    waiting += 1;
    const mine = last.then(() => setImmediate()).then(job);
    last = mine
      .catch(() => undefined)
      .finally(() => {
        waiting -= 1;
      });
    return mine;
  };
}
