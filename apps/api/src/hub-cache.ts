import type { HubDoor } from "@giftling/db/queries/hub/door";
import type { HubFamily } from "@giftling/db/queries/hub/public";
import { LRUCache } from "lru-cache";
import type { JsonText } from "./json-text.ts";
import type { ReadyPage } from "./pages/app/ready-page.ts";

/** A family's hub as it was read: its kids, and one kid's hub when it was asked for. */
export type ReadHub = {
  familyUrl: string;
  /** Null for the demo. */
  family: HubFamily | null;
  /** A `HubKidsView`. */
  kids: JsonText;
  /** The ids of its kids. */
  kidIds: readonly string[];
  /** The kid that `hub` is of: a `HubView`. Null when none was asked for, or the family has no kids. */
  kidId: string | null;
  hub: JsonText | null;
  /** When the first of the holds ends that `hub` tells of; null without one (rule: holds). */
  heldUntil: Date | null;
};

/** A hub as a page, the kid that it shows, the ids of the family's kids, and the door; null for the demo. */
export type HubPage = {
  page: ReadyPage;
  kidId: string;
  kidIds: readonly string[];
  door: HubDoor | null;
};

/** Something made for readers of a hub, with all that says how long it holds. */
export type Made<Kept> = {
  kept: Kept;
  /** Its size in bytes. */
  size: number;
  /** The family whose writes change it; null for the demo, which nobody writes. */
  familyId: string | null;
  /** When it changes without a write; null: never. */
  until: Date | null;
  /** Where it is kept, when that is not where it was asked for. */
  key?: string;
};

/**
 * The kid to look for at a hub of which `first` is kept: an id that is none of the family's kids' is answered with the first
 * kid, and must not be kept once for every such id.
 */
export const knownKid = (
  kid: string,
  first: { kidIds: readonly string[] } | undefined,
): string | "first" => (first === undefined || first.kidIds.includes(kid) ? kid : "first");

/** What was kept of hubs in one form. */
export type HubShelf<Kept> = {
  /** What is kept under `key`, if it still holds. */
  peek(key: string): Kept | undefined;
  /** The same, or what `make` makes now, once for all who ask meanwhile. Rejects with what `make` rejects with. */
  get(key: string, make: () => Promise<Made<Kept>>): Promise<Kept>;
};

/** What a shelf holds, and how often it was asked since it was made. */
type ShelfUse = { bytes: number; entries: number; hits: number; misses: number };

/** A shelf as the cache needs it. */
type CachedShelf = { drop(familyId: string): void; clear(): void; use(): ShelfUse };

/**
 * Keeps what was made of hubs in memory, bounded by bytes (rule: hub-cache). Keeps nothing until `up` says that every
 * change is heard, and after `down`.
 */
export function createHubCache(maxBytes: number, clock: { now(): Date }) {
  let isUp = false;
  /** A shelf with half of the bytes. */
  const shelf = <Kept extends object>() =>
    createShelf<Kept>(Math.floor(maxBytes / 2), clock, () => isUp);
  const reads = shelf<ReadHub>();
  const pages = shelf<HubPage>();
  const shelves: readonly CachedShelf[] = [reads, pages];
  const clear = () => {
    for (const shelf of shelves) shelf.clear();
  };
  return {
    /** What was read of hubs. */
    reads: reads as HubShelf<ReadHub>,
    /** Hubs as pages. */
    pages: pages as HubShelf<HubPage>,
    /** Forgets all of a family. Called before the answer to a write leaves, and for the writes of other processes. */
    drop(familyId: string): void {
      for (const shelf of shelves) shelf.drop(familyId);
    },
    /** How full it is and how often it was asked in vain. */
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

/** Something that is being made. */
type Making<Kept> = {
  made: Promise<Made<Kept>>;
  /** The families that wrote meanwhile: what was read before may lack it. */
  changed: Set<string>;
  /** Everything may have changed meanwhile. */
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
      // Whose hub is being made is not known before it was read: nobody who asks from now on may join.
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
