import { createFileRoute, useRouter } from "@tanstack/react-router";
import { ErrorState } from "../components/loading/error-state.tsx";
import { FullScreenLoading } from "../components/loading/full-screen-loading.tsx";
import { loadMyGifts } from "../features/mine/load-my-gifts.ts";
import { MyGiftsGone, MyGiftsPage } from "../features/mine/my-gifts-page.tsx";

/** /mine/{token}: what an address gave and follows (rule: my-gifts, access-table). */
export const Route = createFileRoute("/mine/$token")({
  loader: ({ context, params }) => loadMyGifts(context.queries, params.token),
  pendingComponent: FullScreenLoading,
  notFoundComponent: MyGiftsGone,
  component: Mine,
});

function Mine() {
  const { mine, failure } = Route.useLoaderData();
  const router = useRouter();
  if (mine !== null) return <MyGiftsPage mine={mine} />;
  return (
    <ErrorState
      fullPage
      title="We couldn't open your gifts"
      message="Please check your connection, then try again in a moment."
      error={failure}
      onRetry={() => void router.invalidate()}
    />
  );
}
