import type { KidView, WishlistItemView } from "@giftling/domain";
import * as frameWords from "@giftling/messages/dashboard/frame";
import * as searchWords from "@giftling/messages/dashboard/search";
import type { LinkProps } from "@tanstack/react-router";
import { highlightRow } from "../../entries/light-up.ts";
import { ADDABLES } from "../bars/add-menu.tsx";
import type { Dashboard } from "../dashboard-context.ts";
import { markKid } from "../first-steps/kid-marks.ts";
import { PLACES } from "../places.ts";

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
export function searchEntries(
  dashboard: Dashboard,
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
    ...PLACES.map(({ to }) =>
      entry(searchWords.goTo(), frameWords.place(to), () => go({ to, search: { kid: kid.id } })),
    ),
    ...ADDABLES.map(({ what }) =>
      entry(frameWords.add(), frameWords.addable(what), () => add(what)),
    ),
    ...others.map((other: KidView) => ({
      ...entry(searchWords.child(), other.firstName, () => onSelectKid(other.id)),
      id: other.id,
    })),
    entry(searchWords.hub(), searchWords.seeAsGrandma(), () => {
      markKid(kid.id, "seen");
      window.open(hubPath, "_blank", "noopener");
    }),
    entry(searchWords.child(), frameWords.editProfile(), editKid),
    entry(searchWords.child(), searchWords.sizesAndLikes(), editSizes),
    entry(searchWords.goTo(), frameWords.settings(), () => go({ to: "/settings" })),
    ...wishes.map(({ id, name, state }) => ({
      ...entry(state === "draft" ? searchWords.draft() : searchWords.wish(), name, () => {
        go({ to: "/dashboard/wishlist", search: { kid: kid.id, wish: id } });
        highlightRow(id);
      }),
      id,
    })),
  ];
}

/** Returns the entries that contain every typed word in their label or kind. */
export function matching(entries: readonly SearchEntry[], typed: string): SearchEntry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ label, kind }) => {
    const text = `${kind} ${label}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
