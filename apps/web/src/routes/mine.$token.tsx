import * as giftWords from "@giftling/messages/gifts/gift-page";
import * as words from "@giftling/messages/gifts/my-gifts";
import { createFileRoute } from "@tanstack/react-router";
import { RouteErrorState } from "../components/loading/error-state.tsx";
import { FullScreenLoader } from "../components/loading/full-screen-loader.tsx";
import { loadPageData } from "../components/page/load-page-data.ts";
import { MyGiftsNotFound, MyGiftsPage } from "../features/gifts/mine/my-gifts-page.tsx";

/** Route /mine/{token}, the gifts and subscriptions of one e-mail address (rule: my-gifts). */
export const Route = createFileRoute("/mine/$token")({
  loader: ({ context, params }) => loadPageData(context.queries.mine.gifts.ensureData(params)),
  pendingComponent: FullScreenLoader,
  notFoundComponent: MyGiftsNotFound,
  component: Mine,
});

function Mine() {
  const { data, failure } = Route.useLoaderData();
  if (data !== null) return <MyGiftsPage mine={data} />;
  return (
    <RouteErrorState
      title={words.loadErrorTitle()}
      message={giftWords.loadErrorMessage()}
      error={failure}
    />
  );
}
