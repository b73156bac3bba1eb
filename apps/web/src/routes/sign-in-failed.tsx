import { createFileRoute } from "@tanstack/react-router";
import { failureReason } from "../features/signup/failure-reason.ts";
import { type LoginQuery, loginQuery } from "../features/signup/login-query.ts";
import { SignInFailedPage } from "../features/signup/sign-in-failed-page.tsx";

type FailureSearch = LoginQuery & { reason?: string };

/** /sign-in-failed?reason=&ref=&from=&trial= : where a sign-in that did not work ends (rule: access-table). */
export const Route = createFileRoute("/sign-in-failed")({
  // As it came: on the server, an address that were to change would be no page at all.
  validateSearch: ({ reason, ...query }): FailureSearch => ({
    ...(typeof reason === "string" && reason !== "" ? { reason } : {}),
    ...loginQuery(query),
  }),
  component: SignInFailed,
});

function SignInFailed() {
  const { reason, ...query } = Route.useSearch();
  return <SignInFailedPage reason={failureReason(reason)} query={query} />;
}
