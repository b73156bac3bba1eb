import { createFileRoute } from "@tanstack/react-router";

/** Route /settings/mail. settings.tsx renders it (rule: settings-pages). */
export const Route = createFileRoute("/settings/mail")();
