import { createFileRoute, Outlet, useChildMatches } from "@tanstack/react-router";
import { MinePage } from "../features/mine/mine-page.tsx";

/** /mine: requests the link to one's gifts, shown by its child route (rule: my-gifts). */
export const Route = createFileRoute("/mine")({ component: Mine });

function Mine() {
  return useChildMatches().length > 0 ? <Outlet /> : <MinePage />;
}
