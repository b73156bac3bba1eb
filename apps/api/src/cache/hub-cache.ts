import type { HubAccessSettings } from "@giftling/db/queries/access/hub-access";
import type { HubFamily } from "@giftling/db/queries/hub/public-hub";
import { LRUCache } from "lru-cache";
import type { CompressedPage } from "./compressed-page.ts";
import type { JsonText } from "./json-text.ts";

/** A family's hub as read from the database, with its kids and, if requested, one kid's hub. */
export type HubData = {
  familyUrl: string;
  /** Data of the family. Null for the demo. */
  family: HubFamily | null;
  /** JSON text of a `HubKidsView`. */
  kids: JsonText;
  kidIds: readonly string[];
  /** Id of the kid in `hub`, which is a `HubView`. Null when no kid was requested or the family has no kids. */
  kidId: string | null;
  hub: JsonText | null;
  /** Earliest expiry of a hold shown in `hub`. Null without a hold (rule: holds). */
  heldUntil: Date | null;
};

/** A hub's page with its kid, the ids of the family's kids, and the access settings. `door` is null for the demo. */
export type HubPage = {
  page: CompressedPage;
  kidId: string;
  kidIds: readonly string[];
  door: HubAccessSettings | null;
};

/** A computed value with its size and validity. */
export type CacheEntry<Kept> = {
  kept: Kept;
  /** Size in bytes. */
  size: number;
  /** Family whose writes invalidate the value. Null for the demo, which never changes. */
  familyId: string | null;
  /** Time at which the value expires even without a write. Null for a value that does not expire. */
  until: Date | null;
  /** Cache key of the value, if it differs from the requested key. */
  key?: string;
};

/**
 * Returns the kid to look up in a hub whose kids are cached in `first`. An unknown id selects the first kid, so that
 * unknown ids do not fill the cache.
 */
export const selectCachedKid = (
  kid: string,
  first: { kidIds: readonly string[] } | undefined,
): string | "first" => (first === undefined || first.kidIds.includes(kid) ? kid : "first");

/** Cache of one form of hubs. */
export type TaggedCache<Kept> = {
  /** Returns the cached value of `key` if it is valid. */
  peek(key: string): Kept | undefined;
  /** Returns the cached value, or computes it once for concurrent callers. Rejects when `make` rejects. */
  get(key: string, make: () => Promise<CacheEntry<Kept>>): Promise<Kept>;
};

/** Contents of a cache, with its hits and misses since the cache was created. */
type ShelfUse = { bytes: number; entries: number; hits: number; misses: number };

/** Operations of a cache on all of its entries. */
type CachedShelf = { drop(familyId: string): void; clear(): void; use(): ShelfUse };

/**
 * Creates the in-memory cache of hubs, limited in bytes. Caches only between `up`, which reports that every change is
 * received, and `down` (rule: hub-cache).
 */
export function createHubCache(maxBytes: number, clock: { now(): Date }) {
  let isUp = false;
  /** Creates a cache for half of the bytes. */
  const shelf = <Kept extends object>() =>
    createShelf<Kept>(Math.floor(maxBytes / 2), clock, () => isUp);
  const reads = shelf<HubData>();
  const pages = shelf<HubPage>();
  const shelves: readonly CachedShelf[] = [reads, pages];
  const clear = () => {
    for (const shelf of shelves) shelf.clear();
  };
  return {
    /** Hubs as read from the database. */
    reads: reads as TaggedCache<HubData>,
    /** Hubs as rendered pages. */
    pages: pages as TaggedCache<HubPage>,
    /**
     * Invalidates all entries of a family. Called before the response to a write is sent, and for writes by other
     * processes.
     */
    drop(familyId: string): void {
      for (const shelf of shelves) shelf.drop(familyId);
    },
    /** Returns the sizes, hits and misses of both caches. */
    use: (): Record<"reads" | "pages", ShelfUse> => ({ reads: reads.use(), pages: pages.use() }),
    up(): void {
      clear();
      isUp = true;
    },
    down(): void {
      isUp = false;
      clear();
    },
  };
}
export type HubCache = ReturnType<typeof createHubCache>;

/** A computation in progress. */
type Making<Kept> = {
  made: Promise<CacheEntry<Kept>>;
  /** Families that wrote since the computation started. The result may not include these writes. */
  changed: Set<string>;
  /** True when any data may have changed since the computation started. */
  isVoid: boolean;
};

function createShelf<Kept extends object>(
  maxBytes: number,
  clock: { now(): Date },
  isUp: () => boolean,
): TaggedCache<Kept> & CachedShelf {
  const keysOf = new Map<string, Set<string>>();
  const making = new Map<string, Making<Kept>>();
  const running = new Set<Making<Kept>>();
  let hits = 0;
  let misses = 0;
  const kept =
    maxBytes > 0
      ? new LRUCache<string, CacheEntry<Kept>>({
          maxSize: maxBytes,
          sizeCalculation: ({ size }) => size,
          dispose: ({ familyId }, key) => forget(familyId, key),
        })
      : null;

  function forget(familyId: string | null, key: string): void {
    if (familyId === null) return;
    const keys = keysOf.get(familyId);
    keys?.delete(key);
    if (keys?.size === 0) keysOf.delete(familyId);
  }

  function keep(key: string, made: CacheEntry<Kept>): void {
    if (!kept || !isUp()) return;
    const { familyId } = made;
    kept.set(key, made);
    if (familyId === null || !kept.has(key)) return;
    const keys = keysOf.get(familyId) ?? new Set();
    keysOf.set(familyId, keys.add(key));
  }

  function peek(key: string): Kept | undefined {
    const found = kept?.get(key);
    if (found === undefined) return undefined;
    if (found.until === null || found.until > clock.now()) return found.kept;
    kept?.delete(key);
    return undefined;
  }

  async function make(key: string, maker: () => Promise<CacheEntry<Kept>>): Promise<Kept> {
    const entry: Making<Kept> = { made: maker(), changed: new Set(), isVoid: !isUp() };
    making.set(key, entry);
    running.add(entry);
    try {
      const made = await entry.made;
      const isStale = entry.isVoid || (made.familyId !== null && entry.changed.has(made.familyId));
      if (!isStale) keep(made.key ?? key, made);
      return made.kept;
    } finally {
      running.delete(entry);
      if (making.get(key) === entry) making.delete(key);
    }
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
      const joined = making.get(key);
      return joined ? (await joined.made).kept : make(key, maker);
    },
    drop(familyId) {
      for (const key of keysOf.get(familyId) ?? []) kept?.delete(key);
      for (const entry of running) entry.changed.add(familyId);
      // The family of a computation is unknown until it ends, so no later request may join any computation.
      making.clear();
    },
    use: () => ({ bytes: kept?.calculatedSize ?? 0, entries: kept?.size ?? 0, hits, misses }),
    clear() {
      kept?.clear();
      for (const entry of running) entry.isVoid = true;
      making.clear();
    },
  };
}
