import { createFileRoute } from "@tanstack/react-router";

/** Route /settings/account/sessions. settings.tsx renders the page (rule: settings-pages). */
export const Route = createFileRoute("/settings/account/sessions")();
