import * as words from "@giftling/messages/gifts/gift-page";
import { createFileRoute } from "@tanstack/react-router";
import { RouteErrorState } from "../components/loading/error-state.tsx";
import { FullScreenLoader } from "../components/loading/full-screen-loader.tsx";
import { loadPageData } from "../components/page/load-page-data.ts";
import { GiftNotFound, GiftPage } from "../features/gifts/page/gift-page.tsx";

/** Route /gift/{token}, the private page of a gift for its giver (rule: gift-pass). */
export const Route = createFileRoute("/gift/$token")({
  loader: ({ context, params }) => loadPageData(context.queries.gifts.pass.ensureData(params)),
  pendingComponent: FullScreenLoader,
  notFoundComponent: GiftNotFound,
  component: Gift,
});

function Gift() {
  const { data, failure } = Route.useLoaderData();
  const { token } = Route.useParams();
  if (data !== null) return <GiftPage loaded={data} token={token} />;
  return (
    <RouteErrorState
      title={words.giftLoadErrorTitle()}
      message={words.loadErrorMessage()}
      error={failure}
    />
  );
}
