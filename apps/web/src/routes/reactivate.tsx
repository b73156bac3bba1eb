import { createFileRoute } from "@tanstack/react-router";
import { ReactivatePage } from "../features/closing/reactivate-page.tsx";

/** Route /reactivate, the redirect target after signing in to a closed account (rule: closed-account). */
export const Route = createFileRoute("/reactivate")({
  // Batched with the session request. The server rejects the request unless the account is closed.
  loader: ({ context }) => {
    void context.queries.account.closure.prefetch();
  },
  component: ReactivatePage,
});
