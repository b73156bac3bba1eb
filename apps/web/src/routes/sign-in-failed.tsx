import { createFileRoute } from "@tanstack/react-router";
import { type FailureReason, failureReason } from "../features/signup/failure-reason.ts";
import { SignInFailedPage } from "../features/signup/sign-in-failed-page.tsx";

type FailureSearch = { reason?: FailureReason };

/** /sign-in-failed?reason= : where a sign-in that did not work ends (decision D33). */
export const Route = createFileRoute("/sign-in-failed")({
  validateSearch: (search): FailureSearch => ({ reason: failureReason(search.reason) }),
  component: () => <SignInFailedPage reason={Route.useSearch().reason ?? "failed"} />,
});
