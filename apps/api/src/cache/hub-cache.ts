import type { HubAccessSettings } from "@giftling/db/queries/access/hub-access";
import type { HubFamily } from "@giftling/db/queries/hub/public-hub";
import { LRUCache } from "lru-cache";
import type { CompressedPage } from "./compressed-page.ts";
import type { JsonText } from "./json-text.ts";

/** Hub of a family as read from the database, with its kids and, if requested, one kid's `HubView`. */
export type HubData = {
  familyUrl: string;
  /** Family of the hub. Null for the demo. */
  family: HubFamily | null;
  /** `HubKidsView` as JSON text. */
  kids: JsonText;
  kidIds: readonly string[];
  /** ID of the kid whose `HubView` is in `hub`. Null when no kid was requested or the family has no kids. */
  kidId: string | null;
  hub: JsonText | null;
  /** Earliest expiry of the holds shown in `hub`. Null if `hub` has no hold (rule: holds). */
  heldUntil: Date | null;
  /** Whether gifts to the kid in `hub` are surprises (rule: surprises). */
  keepsSurprises: boolean;
  /** Next time at which the order of the occasions in `hub` can change, or null (rule: occasions). */
  sortedUntil: Date | null;
};

/** Rendered hub page with the data to authorize and cache the page. The access settings are null for the demo. */
export type HubPage = {
  page: CompressedPage;
  kidId: string;
  kidIds: readonly string[];
  hubAccess: HubAccessSettings | null;
};

/** Value to cache, with its expiry. */
export type CacheEntry<Value> = {
  value: Value;
  /** ID of the family whose writes invalidate the cached value. Null for the demo, which never changes. */
  familyId: string | null;
  /** Expiry time of the cached value. Null if only a write invalidates the value. */
  until: Date | null;
  /** Cache key of the value. Defaults to the key passed by the caller. */
  key?: string;
};

/** Returns the kid's part of a hub's cache key: `kid`, or "first" if `first` is given and does not contain `kid`. */
export const getKidCacheKey = (
  kid: string,
  first: { kidIds: readonly string[] } | undefined,
): string | "first" => (first === undefined || first.kidIds.includes(kid) ? kid : "first");

/** Cache whose entries are invalidated by family. */
type TaggedCache<Value> = {
  /** Returns the cached value, or undefined if no unexpired value is cached. */
  peek(key: string): Value | undefined;
  /** Returns the cached value. Computes a missing value once for concurrent callers. Rejects when `make` rejects. */
  get(key: string, make: () => Promise<CacheEntry<Value>>): Promise<Value>;
};

/** Current size of a cache, and the numbers of hits and misses since the cache was created. */
type CacheUsage = { bytes: number; entries: number; hits: number; misses: number };

type CacheControls = { drop(familyId: string): void; clear(): void; use(): CacheUsage };

/** Memory in bytes of a cached hub, excluding JSON text and kids' IDs. Measured by hub-cache-memory.deep.test.ts. */
const HUB_DATA_BYTES = 2_700;
/** Memory in bytes of a cached hub page, excluding the compressed HTML and the kids' IDs. */
const HUB_PAGE_BYTES = 1_550;
const KID_ID_BYTES = 64;

const getHubDataSize = ({ kids, hub, kidIds }: HubData): number =>
  HUB_DATA_BYTES + kids.body.length + (hub?.body.length ?? 0) + KID_ID_BYTES * kidIds.length;

const getHubPageSize = ({ page, kidIds }: HubPage): number =>
  HUB_PAGE_BYTES + page.br.length + KID_ID_BYTES * kidIds.length;

/**
 * Creates the in-memory cache of hubs. `up` starts storing entries, and `down` stops storing and clears the cache
 * (rule: hub-cache).
 */
export function createHubCache(maxBytes: number, clock: { now(): Date }) {
  let isUp = false;
  /** Creates a cache whose maximum size is half of `maxBytes`, because two caches share `maxBytes`. */
  const createHalf = <Value extends object>(getSize: (value: Value) => number) =>
    createTaggedCache<Value>(Math.floor(maxBytes / 2), getSize, clock, () => isUp);
  const reads = createHalf(getHubDataSize);
  const pages = createHalf(getHubPageSize);
  const caches: readonly CacheControls[] = [reads, pages];
  const listeners = new Set<(familyId: string | null) => void>();
  const notify = (familyId: string | null) => {
    for (const listener of listeners) listener(familyId);
  };
  const clear = () => {
    for (const cache of caches) cache.clear();
  };
  return {
    reads: reads as TaggedCache<HubData>,
    pages: pages as TaggedCache<HubPage>,
    /**
     * Invalidates all entries of a family. Called before the response to a write is sent, and after another process's
     * write.
     */
    drop(familyId: string): void {
      for (const cache of caches) cache.drop(familyId);
      notify(familyId);
    },
    /** Registers a listener of invalidations. The argument is null if changes of any family may have been missed. */
    subscribe(listener: (familyId: string | null) => void): void {
      listeners.add(listener);
    },
    use: (): Record<"reads" | "pages", CacheUsage> => ({ reads: reads.use(), pages: pages.use() }),
    up(): void {
      clear();
      isUp = true;
      notify(null);
    },
    down(): void {
      isUp = false;
      clear();
    },
  };
}
export type HubCache = ReturnType<typeof createHubCache>;

/** Unfinished computation of a cached value. Concurrent readers share the computation. */
type PendingValue<Value> = {
  made: Promise<CacheEntry<Value>>;
  /** IDs of families with writes since the cached value's computation started. The value may lack these writes. */
  changed: Set<string>;
  /** Whether any data may have changed since a value's computation started. If true, the value is not cached. */
  isVoid: boolean;
};

function createTaggedCache<Value extends object>(
  maxBytes: number,
  getSize: (value: Value) => number,
  clock: { now(): Date },
  isUp: () => boolean,
): TaggedCache<Value> & CacheControls {
  const keysOf = new Map<string, Set<string>>();
  const making = new Map<string, PendingValue<Value>>();
  const running = new Set<PendingValue<Value>>();
  let hits = 0;
  let misses = 0;
  const entries =
    maxBytes > 0
      ? new LRUCache<string, CacheEntry<Value>>({
          maxSize: maxBytes,
          sizeCalculation: ({ value }) => getSize(value),
          dispose: ({ familyId }, key) => forget(familyId, key),
        })
      : null;

  function forget(familyId: string | null, key: string): void {
    if (familyId === null) return;
    const keys = keysOf.get(familyId);
    keys?.delete(key);
    if (keys?.size === 0) keysOf.delete(familyId);
  }

  function store(key: string, made: CacheEntry<Value>): void {
    if (!entries || !isUp()) return;
    const { familyId } = made;
    entries.set(key, made);
    if (familyId === null || !entries.has(key)) return;
    const keys = keysOf.get(familyId) ?? new Set();
    keysOf.set(familyId, keys.add(key));
  }

  function peek(key: string): Value | undefined {
    const found = entries?.get(key);
    if (found === undefined) return undefined;
    if (found.until === null || found.until > clock.now()) return found.value;
    entries?.delete(key);
    return undefined;
  }

  async function make(key: string, maker: () => Promise<CacheEntry<Value>>): Promise<Value> {
    const entry: PendingValue<Value> = { made: maker(), changed: new Set(), isVoid: !isUp() };
    making.set(key, entry);
    running.add(entry);
    try {
      const made = await entry.made;
      const isStale = entry.isVoid || (made.familyId !== null && entry.changed.has(made.familyId));
      if (!isStale) store(made.key ?? key, made);
      return made.value;
    } finally {
      running.delete(entry);
      if (making.get(key) === entry) making.delete(key);
    }
  }

  async function compute(key: string, maker: () => Promise<CacheEntry<Value>>): Promise<Value> {
    const joined = making.get(key);
    if (joined === undefined) return make(key, maker);
    // The computation's family is still unknown. For one of these families, the value may lack an earlier write.
    const earlier = new Set(joined.changed);
    const { value, familyId } = await joined.made;
    return familyId !== null && earlier.has(familyId) ? compute(key, maker) : value;
  }

  return {
    peek,
    async get(key, maker) {
      const found = peek(key);
      if (found !== undefined) {
        hits += 1;
        return found;
      }
      misses += 1;
      return compute(key, maker);
    },
    drop(familyId) {
      for (const key of keysOf.get(familyId) ?? []) entries?.delete(key);
      for (const entry of running) entry.changed.add(familyId);
    },
    use: () => ({ bytes: entries?.calculatedSize ?? 0, entries: entries?.size ?? 0, hits, misses }),
    clear() {
      entries?.clear();
      for (const entry of running) entry.isVoid = true;
      making.clear();
    },
  };
}
