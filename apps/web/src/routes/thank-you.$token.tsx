import * as words from "@giftling/messages/thank-yous/card";
import { createFileRoute, useRouter } from "@tanstack/react-router";
import { ErrorState } from "../components/loading/error-state.tsx";
import { FullScreenLoader } from "../components/loading/full-screen-loading.tsx";
import { loadThankYou } from "../features/thank-yous/page/load-thank-you.ts";
import { ThankYouNotFound, ThankYouPage } from "../features/thank-yous/page/thank-you-page.tsx";

/** Route /thank-you/{token}, a private thank-you page (rule: thank-you-page). */
export const Route = createFileRoute("/thank-you/$token")({
  loader: ({ context, params }) => loadThankYou(context.queries, params.token),
  pendingComponent: FullScreenLoader,
  notFoundComponent: ThankYouNotFound,
  component: ThankYou,
});

function ThankYou() {
  const { thankYou, failure } = Route.useLoaderData();
  const { token } = Route.useParams();
  const router = useRouter();
  if (thankYou !== null) return <ThankYouPage thankYou={thankYou} token={token} />;
  return (
    <ErrorState
      fullPage
      title={words.loadErrorTitle()}
      message={words.loadErrorMessage()}
      error={failure}
      onRetry={() => void router.invalidate()}
    />
  );
}
