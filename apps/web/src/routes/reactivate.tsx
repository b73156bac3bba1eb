import { createFileRoute } from "@tanstack/react-router";
import { ReactivatePage } from "../features/closing/reactivate-page.tsx";

/** /reactivate: target of a closed account's sign-in (rule: closed-account). */
export const Route = createFileRoute("/reactivate")({
  // Batched with the session's request. Refused to others.
  loader: ({ context }) => {
    void context.queries.account.closure.prefetch();
  },
  component: ReactivatePage,
});
