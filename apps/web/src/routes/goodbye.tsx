import { createFileRoute } from "@tanstack/react-router";
import { GoodbyePage } from "../features/closing/goodbye-page.tsx";

/** Route /goodbye, shown after an account is closed (rule: closed-account). */
export const Route = createFileRoute("/goodbye")({ component: GoodbyePage });
