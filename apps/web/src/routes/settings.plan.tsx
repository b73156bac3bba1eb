import { createFileRoute } from "@tanstack/react-router";

/** Route /settings/plan. settings.tsx renders the page (rule: settings-pages). */
export const Route = createFileRoute("/settings/plan")();
