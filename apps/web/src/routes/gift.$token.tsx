import * as words from "@giftling/messages/gifts/gift-page";
import { createFileRoute, useRouter } from "@tanstack/react-router";
import { ErrorState } from "../components/loading/error-state.tsx";
import { FullScreenLoader } from "../components/loading/full-screen-loading.tsx";
import { GiftNotFound, GiftPage } from "../features/gifts/page/gift-page.tsx";
import { loadGift } from "../features/gifts/page/load-gift.ts";

/** Route /gift/{token}, a gift's private page for its giver (rule: gift-pass). */
export const Route = createFileRoute("/gift/$token")({
  loader: ({ context, params }) => loadGift(context.queries, params.token),
  pendingComponent: FullScreenLoader,
  notFoundComponent: GiftNotFound,
  component: Gift,
});

function Gift() {
  const { gift, failure } = Route.useLoaderData();
  const { token } = Route.useParams();
  const router = useRouter();
  if (gift !== null) return <GiftPage loaded={gift} token={token} />;
  return (
    <ErrorState
      fullPage
      title={words.giftLoadErrorTitle()}
      message={words.loadErrorMessage()}
      error={failure}
      onRetry={() => void router.invalidate()}
    />
  );
}
