import { createFileRoute } from "@tanstack/react-router";
import { loginQuery } from "../features/signup/login-query.ts";
import { SignupPage } from "../features/signup/signup-page.tsx";

/** /signup?ref=&from=&trial=. The query is carried through the identity provider (rule: sign-up-page). */
export const Route = createFileRoute("/signup")({
  validateSearch: loginQuery,
  component: () => <SignupPage query={Route.useSearch()} />,
});
