import { createFileRoute } from "@tanstack/react-router";
import {
  type LoginQuery,
  parseFailureReason,
  parseLoginQuery,
} from "../features/signup/login-query.ts";
import { SignInFailedPage } from "../features/signup/sign-in-failed-page.tsx";

type FailureSearch = LoginQuery & { reason?: string };

/** Route /sign-in-failed?reason=&ref=&from=&trial=, shown after a failed sign-in (rule: access-table). */
export const Route = createFileRoute("/sign-in-failed")({
  // Leaves valid parameters unchanged, because the server would redirect if the URL were rewritten.
  validateSearch: ({ reason, ...query }): FailureSearch => ({
    ...(typeof reason === "string" && reason !== "" ? { reason } : {}),
    ...parseLoginQuery(query),
  }),
  component: SignInFailed,
});

function SignInFailed() {
  const { reason, ...query } = Route.useSearch();
  return <SignInFailedPage reason={parseFailureReason(reason)} query={query} />;
}
