import { createFileRoute } from "@tanstack/react-router";
import { SignInFailedPage } from "../features/signup/sign-in-failed-page.tsx";
import {
  parseSignInFailureReason,
  parseSignInQuery,
  type SignInQuery,
} from "../features/signup/sign-in-query.ts";

type FailureSearch = SignInQuery & { reason?: string };

/** Route /sign-in-failed?reason=&ref=&from=&trial=, shown after a failed sign-in (rule: access-table). */
export const Route = createFileRoute("/sign-in-failed")({
  // Leaves valid parameters unchanged, because the server would redirect if the URL were rewritten.
  validateSearch: ({ reason, ...query }): FailureSearch => ({
    ...(typeof reason === "string" && reason !== "" ? { reason } : {}),
    ...parseSignInQuery(query),
  }),
  component: SignInFailed,
});

function SignInFailed() {
  const { reason, ...query } = Route.useSearch();
  return <SignInFailedPage reason={parseSignInFailureReason(reason)} query={query} />;
}
