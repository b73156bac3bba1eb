import { createFileRoute } from "@tanstack/react-router";

/** /dashboard/giving?kid= (rule: dashboard-places): dashboard.tsx reads for it and shows it. */
export const Route = createFileRoute("/dashboard/giving")();
