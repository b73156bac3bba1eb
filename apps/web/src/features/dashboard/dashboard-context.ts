import type { KidView, UserView } from "@giftling/domain";
import { createContext, use } from "react";
import type { Addable } from "../entries/entry-drafts.ts";

/** What the places of a child's dashboard share. */
export type Dashboard = {
  user: UserView;
  kids: readonly KidView[];
  kid: KidView;
  /** The path of the child's hub. */
  hubPath: string;
  onSelectKid: (kidId: string) => void;
  /** Opens the dialog for a new thing. */
  add: (what: Addable) => void;
  /** Opens the dialog for the child's profile. */
  editKid: () => void;
  /** Opens the dialog for what the child wears and likes. */
  editSizes: () => void;
};

export const DashboardContext = createContext<Dashboard | null>(null);

/** The dashboard around a place. Throws outside of one. */
export function useDashboard(): Dashboard {
  const dashboard = use(DashboardContext);
  if (dashboard === null) throw new Error("A place stands outside of the dashboard");
  return dashboard;
}
