import { createFileRoute } from "@tanstack/react-router";

/** Route /dashboard/wishlist?kid=. dashboard.tsx loads its data and renders it (rule: dashboard-places). */
export const Route = createFileRoute("/dashboard/wishlist")();
