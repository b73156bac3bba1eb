import { foldText } from "@giftling/domain/text/rules";
import { getSearchGroupLabel, type SearchGroupName } from "@giftling/messages/dashboard/search";
import type { SearchEntry } from "./search-entries.ts";

/** Maximum number of search results in a group. */
const MAX_GROUP_RESULTS = 8;

/** Groups of search results, in the order in which groups with equally good matches are shown. */
const GROUPS: readonly SearchGroupName[] = [
  "kids",
  "wishes",
  "people",
  "updates",
  "links",
  "actions",
  "pages",
  "settings",
];

/** Groups of results that are shown while the search field is empty. */
const INITIAL_GROUPS: readonly SearchGroupName[] = ["kids", "actions", "pages"];

export type SearchGroup = {
  name: SearchGroupName;
  entries: readonly SearchEntry[];
  /** Number of search matches omitted from `entries`. */
  omitted: number;
};

/**
 * Returns the rank of a search entry. Rank 0: the label starts with the typed text. Rank 1: each typed word starts a
 * word of the label or detail. Rank 2: any other match. Null: the label, detail and group name lack a typed word.
 */
function rankMatch(entry: SearchEntry, typed: string, words: readonly string[]): number | null {
  const text = foldText(`${entry.label} ${entry.detail}`);
  const group = foldText(getSearchGroupLabel(entry.group));
  if (!words.every((word) => text.includes(word) || group.includes(word))) return null;
  if (text.startsWith(typed)) return 0;
  return words.every((word) => ` ${text}`.includes(` ${word}`)) ? 1 : 2;
}

/**
 * Returns the search entries that contain every typed word in their label, detail or group name, ignoring case and
 * accents. Groups, and the entries of each group, are sorted by best match. Without typed words, returns the kids,
 * actions and pages.
 */
export function filterSearchEntries(entries: readonly SearchEntry[], typed: string): SearchGroup[] {
  const text = foldText(typed).trim();
  const words = text.split(/\s+/).filter(Boolean);
  const found = new Map<SearchGroupName, { entry: SearchEntry; rank: number }[]>();
  for (const entry of entries) {
    if (words.length === 0 && !INITIAL_GROUPS.includes(entry.group)) continue;
    const rank = words.length === 0 ? 0 : rankMatch(entry, text, words);
    if (rank === null) continue;
    const matches = found.get(entry.group) ?? [];
    matches.push({ entry, rank });
    found.set(entry.group, matches);
  }
  return GROUPS.flatMap((name) => {
    const matches = found.get(name)?.sort((a, b) => a.rank - b.rank) ?? [];
    const [best] = matches;
    if (best === undefined) return [];
    const most = words.length === 0 ? matches.length : MAX_GROUP_RESULTS;
    const shown = matches.slice(0, most).map(({ entry }) => entry);
    return { name, entries: shown, omitted: matches.length - shown.length, rank: best.rank };
  })
    .sort((a, b) => a.rank - b.rank)
    .map(({ rank: _rank, ...group }) => group);
}
