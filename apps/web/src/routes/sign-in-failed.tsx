import { createFileRoute } from "@tanstack/react-router";
import { failureReason } from "../features/signup/failure-reason.ts";
import { SignInFailedPage } from "../features/signup/sign-in-failed-page.tsx";

type FailureSearch = { reason?: string };

/** /sign-in-failed?reason= : where a sign-in that did not work ends (decision D33). */
export const Route = createFileRoute("/sign-in-failed")({
  // As it came: on the server, an address that were to change would be no page at all.
  validateSearch: ({ reason }): FailureSearch =>
    typeof reason === "string" && reason !== "" ? { reason } : {},
  component: () => <SignInFailedPage reason={failureReason(Route.useSearch().reason)} />,
});
