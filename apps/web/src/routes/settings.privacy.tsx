import { createFileRoute } from "@tanstack/react-router";

/** Route /settings/privacy. settings.tsx renders the page (rule: settings-pages). */
export const Route = createFileRoute("/settings/privacy")();
