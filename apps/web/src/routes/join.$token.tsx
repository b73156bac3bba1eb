import * as words from "@giftling/messages/family/join";
import { createFileRoute, useRouter } from "@tanstack/react-router";
import { ErrorState } from "../components/loading/error-state.tsx";
import { FullScreenLoader } from "../components/loading/full-screen-loading.tsx";
import { InvitationNotFound, InvitationPage } from "../features/family/join-page.tsx";
import { loadInvitation } from "../features/family/load-join.ts";

/** Route /join/{token}, an invitation to a family (rule: joining). */
export const Route = createFileRoute("/join/$token")({
  loader: ({ context, params }) => loadInvitation(context.queries, params.token),
  pendingComponent: FullScreenLoader,
  notFoundComponent: InvitationNotFound,
  component: Join,
});

function Join() {
  const { join, failure } = Route.useLoaderData();
  const { token } = Route.useParams();
  const router = useRouter();
  if (join !== null) return <InvitationPage join={join} token={token} />;
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
