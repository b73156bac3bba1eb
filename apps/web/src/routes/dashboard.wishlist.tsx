import { createFileRoute } from "@tanstack/react-router";

/** /dashboard/wishlist?kid=. dashboard.tsx loads and shows it (rule: dashboard-places). */
export const Route = createFileRoute("/dashboard/wishlist")();
