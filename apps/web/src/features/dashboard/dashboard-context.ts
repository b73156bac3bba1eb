import type { KidView, UserView } from "@giftling/domain";
import { createContext, useContext } from "react";
import type { EntryType } from "../entries/entry-drafts.ts";

export type DashboardContextValue = {
  user: UserView;
  kids: readonly KidView[];
  kid: KidView;
  /** ID of the gift or thank-you that the inbox shows first, from the URL. */
  giftId?: string | undefined;
  hubPath: string;
  onSelectKid: (kidId: string) => void;
  /** Opens the Add dialog for a type of entry. */
  add: (what: EntryType) => void;
  /** Opens the dialog for sharing the hub. */
  share: () => void;
  search: () => void;
  editKid: () => void;
  editSizes: () => void;
};

export const DashboardContext = createContext<DashboardContextValue | null>(null);

/** Returns the dashboard's context. Throws outside a dashboard. */
export function useDashboard(): DashboardContextValue {
  const dashboard = useContext(DashboardContext);
  if (dashboard === null) throw new Error("No dashboard context");
  return dashboard;
}
