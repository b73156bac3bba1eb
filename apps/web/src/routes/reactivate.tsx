import { createFileRoute } from "@tanstack/react-router";
import { ReactivatePage } from "../features/closing/reactivate-page.tsx";

/** /reactivate: where a closed account's sign-in leads (rule: closed-account, access-table). */
export const Route = createFileRoute("/reactivate")({
  // Beside the session's own read, in one request; refused to everybody else.
  loader: ({ context }) => {
    void context.queries.account.closure.prefetch();
  },
  component: ReactivatePage,
});
