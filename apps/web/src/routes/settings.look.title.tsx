import { createFileRoute } from "@tanstack/react-router";

/** Route /settings/look/title. settings.tsx renders the page (rule: settings-pages). */
export const Route = createFileRoute("/settings/look/title")();
