import * as words from "@giftling/messages/hub/page";
import { createFileRoute } from "@tanstack/react-router";
import { useMemo } from "react";
import { RouteErrorState } from "../components/loading/error-state.tsx";
import { HubNotFound } from "../features/hub/page/hub-not-found.tsx";
import { HubPage } from "../features/hub/page/hub-page.tsx";
import { HubSkeleton } from "../features/hub/page/hub-skeleton.tsx";
import { loadHub, parseHubSearch } from "../features/hub/page/load-hub.ts";

/** Route /hub/{familyUrl}. `?kid=` selects the kid whose hub is shown (rule: hub-blocks). */
export const Route = createFileRoute("/hub/$familyUrl")({
  validateSearch: parseHubSearch,
  // The route has no `loaderDeps`, so that selecting another kid does not replace the page. The page loads only that
  // kid's data.
  loader: ({ context, params, location }) =>
    loadHub(context.queries, params.familyUrl, parseHubSearch(location.search).kid),
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: HubSkeleton,
  notFoundComponent: HubNotFound,
  component: Hub,
});

function Hub() {
  const { familyUrl } = Route.useParams();
  const { kid, wall, updates } = Route.useSearch();
  const whole = useMemo(
    () => ({ wall: wall === "all", updates: updates === "all" }),
    [wall, updates],
  );
  const { failure } = Route.useLoaderData();
  if (failure !== null) {
    return (
      <RouteErrorState
        title={words.hubOpenErrorTitle()}
        message={words.hubOpenErrorMessage()}
        error={failure}
      />
    );
  }
  return <HubPage familyUrl={familyUrl} kid={kid} whole={whole} />;
}
