import type { KidView, UserView } from "@giftling/domain";
import { createContext, use } from "react";
import type { EntryType } from "../entries/entry-drafts.ts";

/** Context shared by the pages of a kid's dashboard. */
export type DashboardContextValue = {
  user: UserView;
  kids: readonly KidView[];
  kid: KidView;
  /** Path of the kid's hub. */
  hubPath: string;
  onSelectKid: (kidId: string) => void;
  /** Opens the dialog that adds an entry of this kind. */
  add: (what: EntryType) => void;
  /** Opens the dialog that edits the kid's profile. */
  editKid: () => void;
  /** Opens the dialog that edits the kid's sizes and likes. */
  editSizes: () => void;
};

export const DashboardContext = createContext<DashboardContextValue | null>(null);

/** Returns the dashboard's context. Throws if the component is outside of a dashboard. */
export function useDashboard(): DashboardContextValue {
  const dashboard = use(DashboardContext);
  if (dashboard === null) throw new Error("A place stands outside of the dashboard");
  return dashboard;
}
