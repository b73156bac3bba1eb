import * as words from "@giftling/messages/family/join";
import { createFileRoute, notFound, useRouter } from "@tanstack/react-router";
import { isNotFoundError } from "../api-error.ts";
import { ErrorState } from "../components/loading/error-state.tsx";
import { FullScreenLoader } from "../components/loading/full-screen-loader.tsx";
import { InvitationNotFoundPage, InvitationPage } from "../features/family/invitation-page.tsx";

export const Route = createFileRoute("/join/$token")({
  loader: async ({ context, params }) => {
    try {
      return { data: await context.queries.family.invitation.ensureData(params) };
    } catch (failure) {
      if (isNotFoundError(failure)) throw notFound();
      return { data: null, failure };
    }
  },
  pendingComponent: FullScreenLoader,
  notFoundComponent: InvitationNotFoundPage,
  component: Join,
});

function Join() {
  const { data, failure } = Route.useLoaderData();
  const { token } = Route.useParams();
  const router = useRouter();
  if (data !== null) return <InvitationPage join={data} token={token} />;
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
