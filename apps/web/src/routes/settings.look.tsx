import { createFileRoute } from "@tanstack/react-router";

/** Route /settings/look. settings.tsx renders it (rule: settings-pages). */
export const Route = createFileRoute("/settings/look")();
