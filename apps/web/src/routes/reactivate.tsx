import { createFileRoute } from "@tanstack/react-router";
import { ReactivatePage } from "../features/closing/reactivate-page.tsx";

/** Route /reactivate, to which a parent is redirected after signing in to a closed account (rule: closed-account). */
export const Route = createFileRoute("/reactivate")({
  // This request is batched with the request of the session. It is rejected unless the account is closed.
  loader: ({ context }) => {
    void context.queries.account.closure.prefetch();
  },
  component: ReactivatePage,
});
