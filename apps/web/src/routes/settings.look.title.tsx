import { createFileRoute } from "@tanstack/react-router";

/** Route /settings/look/title. settings.tsx renders it (rule: settings-pages). */
export const Route = createFileRoute("/settings/look/title")();
