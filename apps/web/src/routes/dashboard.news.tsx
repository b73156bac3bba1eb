import { createFileRoute } from "@tanstack/react-router";

/** /dashboard/news?kid=. dashboard.tsx shows it and loads everything except the wall (rule: dashboard-places). */
export const Route = createFileRoute("/dashboard/news")();
