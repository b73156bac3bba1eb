import { createFileRoute } from "@tanstack/react-router";

/** Route /settings/account/close. settings.tsx renders the page (rule: settings-pages). */
export const Route = createFileRoute("/settings/account/close")();
