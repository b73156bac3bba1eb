import { createFileRoute, Outlet, useChildMatches } from "@tanstack/react-router";
import { RequestMyGiftsPage } from "../features/gifts/mine/request-my-gifts-page.tsx";

/**
 * Route /mine, which requests a mail with the link to a giver's gifts. Its child route shows the gifts
 * (rule: my-gifts).
 */
export const Route = createFileRoute("/mine")({ component: Mine });

function Mine() {
  return useChildMatches().length > 0 ? <Outlet /> : <RequestMyGiftsPage />;
}
