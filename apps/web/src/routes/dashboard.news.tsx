import { createFileRoute } from "@tanstack/react-router";

/** Route /dashboard/news?kid=. dashboard.tsx renders it and loads all of its data except the wall (rule: dashboard-places). */
export const Route = createFileRoute("/dashboard/news")();
