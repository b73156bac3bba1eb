import { createFileRoute } from "@tanstack/react-router";
import { NotFoundPage } from "../components/page/not-found-page.tsx";

/**
 * Route of all unknown paths. A separate route keeps the code of the 404 page out of other pages (rule: unknown-page).
 */
export const Route = createFileRoute("/$")({ component: () => <NotFoundPage /> });
