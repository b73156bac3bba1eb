import { createFileRoute } from "@tanstack/react-router";
import { NotFoundPage } from "../components/page/not-found-page.tsx";

/** Route of all unknown paths, for loading the 404 page separately (rule: unknown-page). */
export const Route = createFileRoute("/$")({ component: () => <NotFoundPage /> });
