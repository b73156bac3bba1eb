import type { KidView, UserView } from "@giftling/domain";
import { createContext, use } from "react";
import type { Addable } from "../entries/entry-drafts.ts";

/** Context shared by the pages of a child's dashboard. */
export type Dashboard = {
  user: UserView;
  kids: readonly KidView[];
  kid: KidView;
  /** Path of the child's hub. */
  hubPath: string;
  onSelectKid: (kidId: string) => void;
  /** Opens the dialog for a new entry. */
  add: (what: Addable) => void;
  /** Opens the dialog of the child's profile. */
  editKid: () => void;
  /** Opens the dialog of the child's sizes and likes. */
  editSizes: () => void;
};

export const DashboardContext = createContext<Dashboard | null>(null);

/** Returns the dashboard's context. Throws outside of one. */
export function useDashboard(): Dashboard {
  const dashboard = use(DashboardContext);
  if (dashboard === null) throw new Error("A place stands outside of the dashboard");
  return dashboard;
}
