import { createFileRoute } from "@tanstack/react-router";
import { NotFoundPage } from "../components/page/not-found-page.tsx";

/**
 * Every address that is no page of ours (rule: unknown-page). A route, so that its code comes with it and not with
 * every page.
 */
export const Route = createFileRoute("/$")({ component: () => <NotFoundPage /> });
