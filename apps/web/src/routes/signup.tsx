import { createFileRoute } from "@tanstack/react-router";
import { loginQuery } from "../features/signup/login-query.ts";
import { SignupPage } from "../features/signup/signup-page.tsx";

/** /signup?ref=&from=&trial= (rule: sign-up-page): the query goes along to the identity provider and back. */
export const Route = createFileRoute("/signup")({
  validateSearch: loginQuery,
  component: () => <SignupPage query={Route.useSearch()} />,
});
