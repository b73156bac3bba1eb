import { createFileRoute } from "@tanstack/react-router";

/** Route /settings/link. settings.tsx renders the page (rule: settings-pages). */
export const Route = createFileRoute("/settings/link")();
