import { createFileRoute } from "@tanstack/react-router";

/** Route /settings/link. settings.tsx renders it (rule: settings-pages). */
export const Route = createFileRoute("/settings/link")();
