import { createFileRoute } from "@tanstack/react-router";
import { AccountClosedPage } from "../features/closing/account-closed-page.tsx";

export const Route = createFileRoute("/goodbye")({ component: AccountClosedPage });
