import type { HubDoor } from "@giftling/db/queries/hub/door";
import type { HubFamily } from "@giftling/db/queries/hub/public";
import { LRUCache } from "lru-cache";
import type { JsonText } from "./json-text.ts";
import type { ReadyPage } from "./pages/app/ready-page.ts";

/** A family's hub as read from the database: its kids, and one kid's hub when requested. */
export type ReadHub = {
  familyUrl: string;
  /** Null for the demo. */
  family: HubFamily | null;
  /** JSON of `HubKidsView`. */
  kids: JsonText;
  /** Ids of the family's kids. */
  kidIds: readonly string[];
  /** Id of the kid in `hub`, a `HubView`. Null when none was requested or the family has no kids. */
  kidId: string | null;
  hub: JsonText | null;
  /** Earliest end of a hold shown in `hub`. Null without one (rule: holds). */
  heldUntil: Date | null;
};

/** A hub's page, its kid, the ids of the family's kids, and the access settings. Null for the demo. */
export type HubPage = {
  page: ReadyPage;
  kidId: string;
  kidIds: readonly string[];
  door: HubDoor | null;
};

/** A computed value with its size and validity. */
export type Made<Kept> = {
  kept: Kept;
  /** Size in bytes. */
  size: number;
  /** Family whose writes invalidate the value. Null for the demo, which is never written. */
  familyId: string | null;
  /** Time at which the value expires without a write. Null when it does not. */
  until: Date | null;
  /** Cache key, when it differs from the requested one. */
  key?: string;
};

/**
 * Returns the kid to look up in a hub whose kids are cached in `first`. Unknown ids select the first kid, so that they do
 * not fill the cache.
 */
export const knownKid = (
  kid: string,
  first: { kidIds: readonly string[] } | undefined,
): string | "first" => (first === undefined || first.kidIds.includes(kid) ? kid : "first");

/** Cache of hubs in one form. */
export type HubShelf<Kept> = {
  /** Returns the valid cached value of `key`. */
  peek(key: string): Kept | undefined;
  /** Returns the cached value, or computes it once for concurrent callers. Rejects like `make`. */
  get(key: string, make: () => Promise<Made<Kept>>): Promise<Kept>;
};

/** Contents of a cache, and its hits and misses since it was created. */
type ShelfUse = { bytes: number; entries: number; hits: number; misses: number };

/** Operations of a cache on all of its entries. */
type CachedShelf = { drop(familyId: string): void; clear(): void; use(): ShelfUse };

/**
 * Creates the in-memory cache of hubs, limited in bytes. Caches nothing until `up` reports that every change is received,
 * and after `down` (rule: hub-cache).
 */
export function createHubCache(maxBytes: number, clock: { now(): Date }) {
  let isUp = false;
  /** Creates a cache with half of the bytes. */
  const shelf = <Kept extends object>() =>
    createShelf<Kept>(Math.floor(maxBytes / 2), clock, () => isUp);
  const reads = shelf<ReadHub>();
  const pages = shelf<HubPage>();
  const shelves: readonly CachedShelf[] = [reads, pages];
  const clear = () => {
    for (const shelf of shelves) shelf.clear();
  };
  return {
    /** Hubs as read from the database. */
    reads: reads as HubShelf<ReadHub>,
    /** Hubs as pages. */
    pages: pages as HubShelf<HubPage>,
    /**
     * Invalidates all entries of a family. Called before the response to a write is sent, and for writes of other
     * processes.
     */
    drop(familyId: string): void {
      for (const shelf of shelves) shelf.drop(familyId);
    },
    /** Returns sizes, hits and misses. */
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
  made: Promise<Made<Kept>>;
  /** Families that wrote since it started, which it may not include. */
  changed: Set<string>;
  /** True when anything may have changed since it started. */
  isVoid: boolean;
};

function createShelf<Kept extends object>(
  maxBytes: number,
  clock: { now(): Date },
  isUp: () => boolean,
): HubShelf<Kept> & CachedShelf {
  const keysOf = new Map<string, Set<string>>();
  const making = new Map<string, Making<Kept>>();
  const running = new Set<Making<Kept>>();
  let hits = 0;
  let misses = 0;
  const kept =
    maxBytes > 0
      ? new LRUCache<string, Made<Kept>>({
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

  function keep(key: string, made: Made<Kept>): void {
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

  async function make(key: string, maker: () => Promise<Made<Kept>>): Promise<Kept> {
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
      // The family of a computation is unknown before it ends, so no later request may join it.
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
