import { createFileRoute, Outlet, useChildMatches } from "@tanstack/react-router";
import { MinePage } from "../features/mine/mine-page.tsx";

/** /mine: asks for the link to one's gifts, which its child shows (rule: my-gifts, access-table). */
export const Route = createFileRoute("/mine")({ component: Mine });

function Mine() {
  return useChildMatches().length > 0 ? <Outlet /> : <MinePage />;
}
