import * as words from "@giftling/messages/family/join";
import { createFileRoute, useRouter } from "@tanstack/react-router";
import { ErrorState } from "../components/loading/error-state.tsx";
import { FullScreenLoading } from "../components/loading/full-screen-loading.tsx";
import { InvitationMissing, JoinPage } from "../features/family/join-page.tsx";
import { loadJoin } from "../features/family/load-join.ts";

/** Route /join/{token}, an invitation to a family (rule: joining). */
export const Route = createFileRoute("/join/$token")({
  loader: ({ context, params }) => loadJoin(context.queries, params.token),
  pendingComponent: FullScreenLoading,
  notFoundComponent: InvitationMissing,
  component: Join,
});

function Join() {
  const { join, failure } = Route.useLoaderData();
  const { token } = Route.useParams();
  const router = useRouter();
  if (join !== null) return <JoinPage join={join} token={token} />;
  return (
    <ErrorState
      fullPage
      title={words.couldntOpen()}
      message={words.checkThenAgain()}
      error={failure}
      onRetry={() => void router.invalidate()}
    />
  );
}
