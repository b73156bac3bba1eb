import type {
  KidView,
  ParentUpdateView,
  ParentWishlistItemView,
  PaymentLinkView,
  PersonView,
  RegistryLinkView,
} from "@giftling/domain";
import * as frameWords from "@giftling/messages/dashboard/frame";
import * as searchWords from "@giftling/messages/dashboard/search";
import { deletedKidsLink } from "@giftling/messages/kids/deleted";
import {
  getSettingsPageDescription,
  getSettingsPageLabel,
  SETTINGS_PAGE_PATHS,
} from "@giftling/messages/settings/pages";
import type { NavigateOptions } from "@tanstack/react-router";
import { highlightEntryRow } from "../../entries/highlight-entry-row.ts";
import { saveKidPageFlag } from "../../share/kid-page-flags.ts";
import { ADD_MENU_ENTRIES } from "../bars/add-menu.tsx";
import type { DashboardContextValue } from "../dashboard-context.ts";
import { DASHBOARD_PAGES, type DashboardPagePath } from "../dashboard-pages.ts";

/** One kid's lists that the search covers. */
export type KidSearchLists = {
  kid: KidView;
  wishes: readonly ParentWishlistItemView[];
  paymentLinks: readonly PaymentLinkView[];
  registryLinks: readonly RegistryLinkView[];
  updates: readonly ParentUpdateView[];
};

export type SearchEntry = {
  id: string;
  group: searchWords.SearchGroupName;
  label: string;
  /** Text beside the label, which distinguishes results with the same label. The search also matches the detail. */
  detail: string;
  run: () => void;
};

/** Target of a navigation within the app. */
type NavigationTarget = Pick<NavigateOptions, "to" | "search" | "hash" | "resetScroll">;

/** Navigation function of the router. Resolves when the target is rendered. */
export type NavigateTo = (target: NavigationTarget) => Promise<void>;

/**
 * Returns a search entry for each kid, wish, person, update, link, action and page that a parent can open. Equally good
 * results have the order of their lists. Without billing, omits the plan's settings. For a parent who is not the owner,
 * omits deleted kids (rule: dashboard-search).
 */
export function listSearchEntries(
  dashboard: DashboardContextValue,
  go: NavigateTo,
  { lists, people }: { lists: readonly KidSearchLists[]; people: readonly PersonView[] },
  billing: boolean,
): SearchEntry[] {
  const { user, kids, kid } = dashboard;
  const hasManyKids = kids.length > 1;
  const page = (
    label: string,
    target: NavigationTarget,
    group: searchWords.SearchGroupName = "pages",
    detail = "",
  ): SearchEntry => ({
    id: `${group} ${label}`,
    group,
    label,
    detail,
    run: () => void go(target),
  });
  return [
    ...(hasManyKids ? kids : []).map(
      ({ id, firstName }): SearchEntry => ({
        id: `kid ${id}`,
        group: "kids",
        label: firstName,
        detail: "",
        run: () => void go({ to: "/dashboard", search: { kid: id } }),
      }),
    ),
    ...lists.flatMap((list) => listKidEntries(list, hasManyKids, go)),
    ...people.map(
      ({ id, name, otherNames, addresses }): SearchEntry => ({
        id: `person ${id}`,
        group: "people",
        label: name,
        detail: [...otherNames, ...addresses.flatMap(({ email }) => email ?? [])].join(" · "),
        run: () => void go({ to: "/dashboard/people", search: { kid: kid.id, person: id } }),
      }),
    ),
    ...listActions(dashboard, go),
    ...DASHBOARD_PAGES.map(({ to }) =>
      page(frameWords.getDashboardPageLabel(to), { to, search: { kid: kid.id } }),
    ),
    page(frameWords.settingsLink(), { to: "/settings" }),
    ...SETTINGS_PAGE_PATHS.filter((to) => billing || to !== "/settings/plan").map((to) =>
      page(getSettingsPageLabel(to), { to }, "settings", getSettingsPageDescription(to)),
    ),
    ...(user.role === "owner"
      ? [page(deletedKidsLink(), { to: "/settings/account", hash: "deleted-children" }, "settings")]
      : []),
  ];
}

/**
 * Returns the search entries for one kid's lists. If the family has several kids, each entry's detail names the kid.
 */
function listKidEntries(
  lists: KidSearchLists,
  hasManyKids: boolean,
  go: NavigateTo,
): SearchEntry[] {
  const { kid, wishes, paymentLinks, registryLinks, updates } = lists;
  const search = { kid: kid.id };
  const row = (
    group: searchWords.SearchGroupName,
    {
      id,
      label,
      to,
      notes = [],
    }: { id: string; label: string; to: NavigationTarget; notes?: string[] },
  ): SearchEntry => ({
    id: `${group} ${kid.id} ${id}`,
    group,
    label,
    detail: [...notes, ...(hasManyKids ? [kid.firstName] : [])].join(" · "),
    // `highlightEntryRow` scrolls to the row. Resetting the scroll position would interrupt the scrolling.
    run: () => void go({ ...to, resetScroll: false }).then(() => highlightEntryRow(id)),
  });
  const at = (to: DashboardPagePath): NavigationTarget => ({ to, search });
  return [
    ...wishes.map(({ id, name, state }) =>
      row("wishes", {
        id,
        label: name,
        to: { to: "/dashboard/wishlist", search: { ...search, wish: id } },
        notes: state === "draft" ? [searchWords.draftLabel()] : [],
      }),
    ),
    ...updates.map(({ id, title }) =>
      row("updates", { id, label: title, to: at("/dashboard/news") }),
    ),
    ...[...paymentLinks, ...registryLinks].map(({ id, label }) =>
      row("links", { id, label, to: at("/dashboard/giving") }),
    ),
  ];
}

function listActions(dashboard: DashboardContextValue, go: NavigateTo): SearchEntry[] {
  const { kid, hubPath, add, share, editKid, editSizes } = dashboard;
  const action = (label: string, run: () => void, detail = ""): SearchEntry => ({
    id: `action ${label}`,
    group: "actions",
    label,
    detail,
    run,
  });
  return [
    ...ADD_MENU_ENTRIES.map(({ what }) =>
      action(
        searchWords.getAddActionLabel(what),
        () => add(what),
        what === "gift" ? frameWords.getAddMenuItemLabel(what) : "",
      ),
    ),
    action(searchWords.sharePageLabel(kid.firstName), share),
    action(searchWords.previewHubLabel(), () => {
      saveKidPageFlag(kid.id, "seen");
      window.open(hubPath, "_blank", "noopener");
    }),
    action(frameWords.editProfileTitle(), editKid, kid.firstName),
    action(searchWords.sizesLabel(), editSizes, kid.firstName),
    action(searchWords.exportLabel(), () => void go({ to: "/settings/account" })),
  ];
}
