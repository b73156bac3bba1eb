import { createFileRoute } from "@tanstack/react-router";

/** /dashboard/news?kid= (rule: dashboard-places): dashboard.tsx shows it, and reads for it all but the wall. */
export const Route = createFileRoute("/dashboard/news")();
