import type {
  KidView,
  LinkView,
  ParentUpdateView,
  ParentWishlistItemView,
  PersonView,
} from "@giftling/domain";
import { foldText } from "@giftling/domain/text/rules";
import * as frameWords from "@giftling/messages/dashboard/frame";
import { settingsLink } from "@giftling/messages/dashboard/menu";
import type { SearchGroupName } from "@giftling/messages/dashboard/search";
import * as searchWords from "@giftling/messages/dashboard/search";
import { sizesTitle } from "@giftling/messages/dashboard/sizes";
import { deletedKidsLink } from "@giftling/messages/kids/deleted";
import {
  getSettingsPageDescription,
  getSettingsPageLabel,
  SETTINGS_PAGE_PATHS,
} from "@giftling/messages/settings/pages";
import type { NavigateOptions } from "@tanstack/react-router";
import { ENTRY_TYPES } from "../../entries/entry-drafts.ts";
import { highlightEntryRow } from "../../entries/highlight-entry-row.ts";
import { saveFirstStepsFlag } from "../../share/kid-page-flags.ts";
import type { DashboardContextValue } from "../dashboard-context.ts";
import { DASHBOARD_PAGES, type DashboardPagePath } from "../dashboard-pages.ts";

export type KidSearchSource = {
  kid: KidView;
  wishes: readonly ParentWishlistItemView[];
  links: readonly LinkView[];
  updates: readonly ParentUpdateView[];
};

export type SearchEntry = {
  id: string;
  group: SearchGroupName;
  label: string;
  /**
   * Text beside the label that distinguishes results with the same label. The search covers the label and the detail.
   */
  detail: string;
  run: () => void;
};

type NavigationTarget = Pick<NavigateOptions, "to" | "search" | "hash" | "resetScroll">;

/** Navigation function of the router. Resolves when the target is rendered. */
export type NavigateFunction = (target: NavigationTarget) => Promise<void>;

/** Returns a search entry. `id` distinguishes entries of a group with the same label. */
const createEntry = (
  group: SearchGroupName,
  label: string,
  run: () => void,
  { id = label, details = [] }: { id?: string; details?: readonly string[] } = {},
): SearchEntry => ({ id: `${group} ${id}`, group, label, detail: details.join(" · "), run });

/**
 * Returns a search entry for each kid, wish, person, update, link, action and page that a parent can open. The order of
 * the returned entries decides between equally good matches. Omits the settings of the plan if billing is off, and
 * deleted kids unless the parent is the owner (rule: dashboard-search).
 */
export function listSearchEntries(
  dashboard: DashboardContextValue,
  go: NavigateFunction,
  { lists, people }: { lists: readonly KidSearchSource[]; people: readonly PersonView[] },
  billing: boolean,
): SearchEntry[] {
  const { user, kids, kid } = dashboard;
  const hasManyKids = kids.length > 1;
  const page = (
    group: SearchGroupName,
    label: string,
    target: NavigationTarget,
    options?: { id?: string; details?: readonly string[] },
  ) => createEntry(group, label, () => void go(target), options);
  return [
    ...(hasManyKids ? kids : []).map(({ id, firstName }) =>
      page("kids", firstName, { to: "/dashboard", search: { kid: id } }, { id }),
    ),
    ...lists.flatMap((list) => listKidEntries(list, hasManyKids, go)),
    ...people.map(({ id, name, otherNames, addresses }) =>
      page(
        "people",
        name,
        { to: "/dashboard/people", search: { kid: kid.id, person: id } },
        { id, details: [...otherNames, ...addresses.flatMap(({ email }) => email ?? [])] },
      ),
    ),
    ...listActions(dashboard, go),
    ...DASHBOARD_PAGES.map(({ to }) =>
      page("pages", frameWords.getDashboardPageLabel(to), { to, search: { kid: kid.id } }),
    ),
    page("pages", settingsLink(), { to: "/settings" }),
    ...SETTINGS_PAGE_PATHS.filter((to) => billing || to !== "/settings/plan").map((to) =>
      page(
        "settings",
        getSettingsPageLabel(to),
        { to },
        { details: [getSettingsPageDescription(to)] },
      ),
    ),
    ...(user.role === "owner"
      ? [page("settings", deletedKidsLink(), { to: "/settings/account", hash: "deleted-children" })]
      : []),
  ];
}

/** Returns the search entries for one kid's lists. In a family with several kids, the details name the kid. */
function listKidEntries(
  { kid, wishes, links, updates }: KidSearchSource,
  hasManyKids: boolean,
  go: NavigateFunction,
): SearchEntry[] {
  const row = (
    group: SearchGroupName,
    { id, label, notes = [] }: { id: string; label: string; notes?: string[] },
    to: DashboardPagePath,
    search: { wish?: string } = {},
  ) =>
    createEntry(
      group,
      label,
      // `highlightEntryRow` scrolls to the row. Resetting the scroll position would interrupt the scrolling.
      () =>
        void go({ to, search: { kid: kid.id, ...search }, resetScroll: false }).then(() =>
          highlightEntryRow(id),
        ),
      { id: `${kid.id} ${id}`, details: [...notes, ...(hasManyKids ? [kid.firstName] : [])] },
    );
  return [
    ...wishes.map(({ id, name: label, state }) => {
      const notes = state === "draft" ? [searchWords.draftLabel()] : [];
      return row("wishes", { id, label, notes }, "/dashboard/wishlist", { wish: id });
    }),
    ...updates.map(({ id, title: label }) => row("updates", { id, label }, "/dashboard/news")),
    ...links.map(({ id, label }) => row("links", { id, label }, "/dashboard/giving")),
  ];
}

function listActions(dashboard: DashboardContextValue, go: NavigateFunction): SearchEntry[] {
  const { kid, hubPath, add, share, editKid, editSizes } = dashboard;
  const action = (label: string, run: () => void, ...details: string[]) =>
    createEntry("actions", label, run, { details });
  return [
    ...ENTRY_TYPES.map((what) =>
      action(
        searchWords.getAddActionLabel(what),
        () => add(what),
        ...(what === "gift" ? [frameWords.getAddMenuItemLabel(what)] : []),
      ),
    ),
    action(searchWords.shareHubLabel(kid.firstName), share),
    action(searchWords.previewHubLabel(), () => {
      saveFirstStepsFlag(kid.id, "seen");
      window.open(hubPath, "_blank", "noopener");
    }),
    action(frameWords.editProfileTitle(), editKid, kid.firstName),
    action(sizesTitle(), editSizes, kid.firstName),
    action(searchWords.exportLabel(), () => void go({ to: "/settings/account" })),
  ];
}

const MAX_GROUP_RESULTS = 8;

/** Groups of search results. Groups with equally good matches are shown in this order. */
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

type SearchGroup = {
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
  const group = foldText(searchWords.getSearchGroupLabel(entry.group));
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
  const isInitial = words.length === 0;
  const names = isInitial ? INITIAL_GROUPS : GROUPS;
  const groups = names.flatMap((name) => {
    const matches = entries
      .filter(({ group }) => group === name)
      .flatMap((entry) => {
        const rank = isInitial ? 0 : rankMatch(entry, text, words);
        return rank === null ? [] : [{ entry, rank }];
      })
      .sort((a, b) => a.rank - b.rank);
    const [best] = matches;
    if (best === undefined) return [];
    const most = isInitial ? matches.length : MAX_GROUP_RESULTS;
    const shown = matches.slice(0, most).map(({ entry }) => entry);
    return [{ name, entries: shown, omitted: matches.length - shown.length, rank: best.rank }];
  });
  return groups.sort((a, b) => a.rank - b.rank).map(({ rank: _rank, ...group }) => group);
}
