import { createFileRoute } from "@tanstack/react-router";

/** Route /settings/any-shop. settings.tsx renders the page (rule: settings-pages). */
export const Route = createFileRoute("/settings/any-shop")();
