import { createFileRoute } from "@tanstack/react-router";

/**
 * Route /dashboard/news?kid=. dashboard.tsx renders the page and loads the data except for the wall
 * (rule: dashboard-places).
 */
export const Route = createFileRoute("/dashboard/news")();
