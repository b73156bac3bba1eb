import { createFileRoute } from "@tanstack/react-router";
import { NotFoundPage } from "../components/page/not-found-page.tsx";

/** Route of every unknown path. The 404 page is a route so that its code is loaded separately (rule: unknown-page). */
export const Route = createFileRoute("/$")({ component: () => <NotFoundPage /> });
