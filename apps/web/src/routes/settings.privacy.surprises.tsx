import { createFileRoute } from "@tanstack/react-router";

/** Route /settings/privacy/surprises. settings.tsx renders it (rule: settings-pages). */
export const Route = createFileRoute("/settings/privacy/surprises")();
