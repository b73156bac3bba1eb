import * as words from "@giftling/messages/thank-yous/card";
import { createFileRoute } from "@tanstack/react-router";
import { RouteErrorState } from "../components/loading/error-state.tsx";
import { FullScreenLoader } from "../components/loading/full-screen-loader.tsx";
import { loadPageData } from "../components/page/load-page-data.ts";
import { ThankYouNotFound, ThankYouPage } from "../features/thank-yous/page/thank-you-page.tsx";

/** Route /thank-you/{token}, the private page of a thank-you (rule: thank-you-page). */
export const Route = createFileRoute("/thank-you/$token")({
  loader: ({ context, params }) =>
    loadPageData(context.queries.gratitude.thankYouPage.ensureData(params)),
  pendingComponent: FullScreenLoader,
  notFoundComponent: ThankYouNotFound,
  component: ThankYou,
});

function ThankYou() {
  const { data, failure } = Route.useLoaderData();
  const { token } = Route.useParams();
  if (data !== null) return <ThankYouPage thankYou={data} token={token} />;
  return (
    <RouteErrorState
      title={words.loadErrorTitle()}
      message={words.loadErrorMessage()}
      error={failure}
    />
  );
}
