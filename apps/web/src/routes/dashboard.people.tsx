import { createFileRoute } from "@tanstack/react-router";

/** Route /dashboard/people?kid=&person=. dashboard.tsx renders it; its code is loaded on demand (rule: people). */
export const Route = createFileRoute("/dashboard/people")();
