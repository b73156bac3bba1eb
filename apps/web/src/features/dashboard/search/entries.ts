import type { KidView, WishlistItemView } from "@giftling/domain";
import * as frameWords from "@giftling/messages/dashboard/frame";
import * as searchWords from "@giftling/messages/dashboard/search";
import type { LinkProps } from "@tanstack/react-router";
import { highlightEntryRow } from "../../entries/light-up.ts";
import { ADD_MENU_ENTRIES } from "../bars/add-menu.tsx";
import type { DashboardContextValue } from "../dashboard-context.ts";
import { saveKidPageMark } from "../first-steps/kid-marks.ts";
import { DASHBOARD_PAGES } from "../places.ts";

/** Result of a search in the dashboard. */
export type SearchEntry = {
  id: string;
  label: string;
  /** Kind of the result. A search also matches the kind. */
  kind: string;
  run: () => void;
};

/** Function that navigates with the router. */
type Go = (to: Pick<LinkProps, "to" | "search">) => void;

/** Returns an entry for everything that is reachable from a kid's dashboard (rule: dashboard-search). */
export function listSearchEntries(
  dashboard: DashboardContextValue,
  go: Go,
  wishes: readonly Pick<WishlistItemView, "id" | "name" | "state">[] = [],
): SearchEntry[] {
  const { kid, kids, hubPath, add, editKid, editSizes, onSelectKid } = dashboard;
  const entry = (kind: string, label: string, run: () => void) => ({
    id: `${kind} ${label}`,
    label,
    kind,
    run,
  });
  const others = kids.filter(({ id }) => id !== kid.id);
  return [
    ...DASHBOARD_PAGES.map(({ to }) =>
      entry(searchWords.navigationLabel(), frameWords.getPageLabel(to), () =>
        go({ to, search: { kid: kid.id } }),
      ),
    ),
    ...ADD_MENU_ENTRIES.map(({ what }) =>
      entry(frameWords.addButton(), frameWords.getAddMenuItemLabel(what), () => add(what)),
    ),
    ...others.map((other: KidView) => ({
      ...entry(searchWords.kidLabel(), other.firstName, () => onSelectKid(other.id)),
      id: other.id,
    })),
    entry(searchWords.hubLabel(), searchWords.previewHubLabel(), () => {
      saveKidPageMark(kid.id, "seen");
      window.open(hubPath, "_blank", "noopener");
    }),
    entry(searchWords.kidLabel(), frameWords.editProfileTitle(), editKid),
    entry(searchWords.kidLabel(), searchWords.sizesLabel(), editSizes),
    entry(searchWords.navigationLabel(), frameWords.settingsLink(), () => go({ to: "/settings" })),
    ...wishes.map(({ id, name, state }) => ({
      ...entry(state === "draft" ? searchWords.draftLabel() : searchWords.wishLabel(), name, () => {
        go({ to: "/dashboard/wishlist", search: { kid: kid.id, wish: id } });
        highlightEntryRow(id);
      }),
      id,
    })),
  ];
}

/** Returns the entries that contain every typed word in their label or kind. */
export function filterSearchEntries(entries: readonly SearchEntry[], typed: string): SearchEntry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ label, kind }) => {
    const text = `${kind} ${label}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
