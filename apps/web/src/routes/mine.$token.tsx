import * as giftWords from "@giftling/messages/gifts/gift-page";
import * as words from "@giftling/messages/gifts/mine";
import { createFileRoute, useRouter } from "@tanstack/react-router";
import { ErrorState } from "../components/loading/error-state.tsx";
import { FullScreenLoader } from "../components/loading/full-screen-loading.tsx";
import { loadMyGifts } from "../features/gifts/mine/load-my-gifts.ts";
import { MyGiftsNotFound, MyGiftsPage } from "../features/gifts/mine/my-gifts-page.tsx";

/** Route /mine/{token}, the gifts and subscriptions of an e-mail address (rule: my-gifts). */
export const Route = createFileRoute("/mine/$token")({
  loader: ({ context, params }) => loadMyGifts(context.queries, params.token),
  pendingComponent: FullScreenLoader,
  notFoundComponent: MyGiftsNotFound,
  component: Mine,
});

function Mine() {
  const { mine, failure } = Route.useLoaderData();
  const router = useRouter();
  if (mine !== null) return <MyGiftsPage mine={mine} />;
  return (
    <ErrorState
      fullPage
      title={words.loadErrorTitle()}
      message={giftWords.loadErrorMessage()}
      error={failure}
      onRetry={() => void router.invalidate()}
    />
  );
}
