import { createFileRoute } from "@tanstack/react-router";

/** Route /dashboard/wishlist?kid=. dashboard.tsx renders the page and loads the data (rule: dashboard-places). */
export const Route = createFileRoute("/dashboard/wishlist")();
