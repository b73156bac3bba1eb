import { createFileRoute } from "@tanstack/react-router";

/** Route /settings/account/webhooks. settings.tsx renders the page (rule: settings-pages). */
export const Route = createFileRoute("/settings/account/webhooks")();
