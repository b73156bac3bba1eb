import { createFileRoute } from "@tanstack/react-router";

/** Route /settings/language. settings.tsx renders it (rule: settings-pages). */
export const Route = createFileRoute("/settings/language")();
