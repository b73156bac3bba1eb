import { createFileRoute } from "@tanstack/react-router";

/**
 * Route /dashboard/people?kid=&person=. dashboard.tsx renders the page. The page's code is loaded on demand
 * (rule: people).
 */
export const Route = createFileRoute("/dashboard/people")();
