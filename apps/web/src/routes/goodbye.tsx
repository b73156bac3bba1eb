import { createFileRoute } from "@tanstack/react-router";
import { GoodbyePage } from "../features/closing/goodbye-page.tsx";

/** Route /goodbye, shown after the account was closed (rule: closed-account). */
export const Route = createFileRoute("/goodbye")({ component: GoodbyePage });
