import { createFileRoute } from "@tanstack/react-router";

/** Route /settings/account/close. settings.tsx renders it (rule: settings-pages). */
export const Route = createFileRoute("/settings/account/close")();
