import { createFileRoute } from "@tanstack/react-router";

/** Route /settings/people. settings.tsx renders it (rule: settings-pages). */
export const Route = createFileRoute("/settings/people")();
