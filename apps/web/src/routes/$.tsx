import { createFileRoute } from "@tanstack/react-router";
import { NotFoundPage } from "../components/page/not-found-page.tsx";

/**
 * Route of all unknown paths. As a separate route, the 404 page is loaded separately from other pages
 * (rule: unknown-page).
 */
export const Route = createFileRoute("/$")({ component: () => <NotFoundPage /> });
