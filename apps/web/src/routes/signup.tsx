import { createFileRoute } from "@tanstack/react-router";
import { parseSignInQuery } from "../features/signup/sign-in-query.ts";
import { SignupPage } from "../features/signup/signup-page.tsx";

/** Route /signup?ref=&from=&trial=. The page passes the parameters to the sign-in (rule: sign-up-page). */
export const Route = createFileRoute("/signup")({
  validateSearch: parseSignInQuery,
  component: () => <SignupPage query={Route.useSearch()} />,
});
