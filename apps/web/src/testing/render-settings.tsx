import type { UserView } from "@giftling/domain";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { screen } from "@testing-library/react";
import { SettingsPage } from "../features/settings/settings-page.tsx";
import { DEFAULT_CONFIG, PageContext } from "../page-context.ts";
import { trpc } from "../trpc.ts";
import { MockApiProvider, type ProcedureResponder } from "./mock-api-provider.tsx";
import { PARENT_FIXTURE } from "./parent.ts";
import { renderWithTheme } from "./render.tsx";

export const ANA: UserView = {
  ...PARENT_FIXTURE,
  firstName: "Ana",
  lastName: "Rivera",
  familyUrl: "rivera",
};

/** Renders the settings page after the session has loaded. */
function Settings() {
  const { data } = trpc.account.user.useQuery();
  return data ? <SettingsPage user={data} now={new Date()} /> : null;
}

/** Renders the settings page at a path. `respond` answers the API calls, with the stored user by default. */
export async function renderSettings(
  path: string,
  user: UserView = ANA,
  billing = true,
  respond?: ProcedureResponder,
) {
  const page = () => (
    <PageContext value={{ config: { ...DEFAULT_CONFIG, billing }, isSignedIn: true, search: "" }}>
      <MockApiProvider
        answers={
          respond ??
          (async (call, input) =>
            call === "account.user" || call === "account.updateProfile"
              ? { ...user, ...Object(input) }
              : [])
        }
      >
        <Settings />
      </MockApiProvider>
    </PageContext>
  );
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ history, routeTree: createRootRoute({ component: page }) });
  const { user: actor } = renderWithTheme(<RouterProvider router={router} />);
  await screen.findByRole("heading", { level: 1 });
  return { actor, router };
}
