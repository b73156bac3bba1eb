import { createFileRoute } from "@tanstack/react-router";

/** Route /settings/mail/push. settings.tsx renders the page (rule: settings-pages). */
export const Route = createFileRoute("/settings/mail/push")();
