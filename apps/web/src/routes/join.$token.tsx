import * as words from "@giftling/messages/family/join";
import { createFileRoute } from "@tanstack/react-router";
import { FullScreenLoader } from "../components/loading/full-screen-loader.tsx";
import { RouteErrorState } from "../components/loading/route-error-state.tsx";
import { loadPageData } from "../components/page/load-page-data.ts";
import { InvitationNotFound, InvitationPage } from "../features/family/invitation-page.tsx";

export const Route = createFileRoute("/join/$token")({
  loader: ({ context, params }) =>
    loadPageData(context.queries.family.invitation.ensureData(params)),
  pendingComponent: FullScreenLoader,
  notFoundComponent: InvitationNotFound,
  component: Join,
});

function Join() {
  const { data, failure } = Route.useLoaderData();
  const { token } = Route.useParams();
  if (data !== null) return <InvitationPage join={data} token={token} />;
  return (
    <RouteErrorState
      title={words.loadErrorTitle()}
      message={words.loadErrorMessage()}
      error={failure}
    />
  );
}
