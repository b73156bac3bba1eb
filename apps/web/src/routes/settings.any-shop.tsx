import { createFileRoute } from "@tanstack/react-router";

/** Route /settings/any-shop. settings.tsx renders it (rule: settings-pages). */
export const Route = createFileRoute("/settings/any-shop")();
