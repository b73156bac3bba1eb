import { createFileRoute } from "@tanstack/react-router";

/** Route /settings/mail. settings.tsx renders the page (rule: settings-pages). */
export const Route = createFileRoute("/settings/mail")();
