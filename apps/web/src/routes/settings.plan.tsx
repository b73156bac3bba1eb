import { createFileRoute } from "@tanstack/react-router";

/** Route /settings/plan. settings.tsx renders it (rule: settings-pages). */
export const Route = createFileRoute("/settings/plan")();
