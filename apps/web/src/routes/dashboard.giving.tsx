import { createFileRoute } from "@tanstack/react-router";

/** Route /dashboard/giving?kid=. dashboard.tsx renders it and loads its data (rule: dashboard-places). */
export const Route = createFileRoute("/dashboard/giving")();
