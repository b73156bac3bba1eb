import { createFileRoute } from "@tanstack/react-router";
import { GoodbyePage } from "../features/closing/goodbye-page.tsx";

export const Route = createFileRoute("/goodbye")({ component: GoodbyePage });
