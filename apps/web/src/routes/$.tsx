import { createFileRoute } from "@tanstack/react-router";
import { NotFoundPage } from "../components/page/not-found-page.tsx";

/** Every unknown path. A route, so that its code is loaded separately (rule: unknown-page). */
export const Route = createFileRoute("/$")({ component: () => <NotFoundPage /> });
