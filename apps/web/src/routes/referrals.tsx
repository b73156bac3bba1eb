import { createFileRoute } from "@tanstack/react-router";
import { PrivatePage } from "../access/private-page.tsx";
import { useParent } from "../access/session.ts";
import { ReferralsPage } from "../features/referrals/referrals-page.tsx";

export const Route = createFileRoute("/referrals")({
  // Batched with the session request.
  loader: ({ context }) => {
    void context.queries.referrals.stats.prefetch();
  },
  component: () => (
    <PrivatePage>
      <Referrals />
    </PrivatePage>
  ),
});

function Referrals() {
  return <ReferralsPage user={useParent()} />;
}
