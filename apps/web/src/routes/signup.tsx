import { createFileRoute } from "@tanstack/react-router";
import { parseLoginQuery } from "../features/signup/login-query.ts";
import { SignupPage } from "../features/signup/signup-page.tsx";

/** Route /signup?ref=&from=&trial=. The page passes the parameters to the sign-in (rule: sign-up-page). */
export const Route = createFileRoute("/signup")({
  validateSearch: parseLoginQuery,
  component: () => <SignupPage query={Route.useSearch()} />,
});
