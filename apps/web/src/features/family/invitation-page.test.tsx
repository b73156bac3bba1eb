import type { ConfigView, UserView } from "@giftling/domain";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { DEFAULT_CONFIG, PageContext } from "../../page-context.ts";
import { MockApiProvider } from "../../testing/mock-api-provider.tsx";
import { PARENT_FIXTURE } from "../../testing/parent.ts";
import { renderWithTheme } from "../../testing/render.tsx";
import { InvitationPage } from "./invitation-page.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  window.sessionStorage.clear();
});

/**
 * Renders the invitation's page. The session is loading until `know` is called. Returns the recorded mutations and
 * navigation. By default, the settings of the installation have not loaded.
 */
async function open(config: ConfigView = DEFAULT_CONFIG) {
  const writes: string[] = [];
  const ways: string[] = [];
  vi.stubGlobal("location", { assign: (href: string) => ways.push(href) });
  let know = (_user: UserView | null): void => {};
  const session = new Promise<UserView | null>((resolve) => {
    know = resolve;
  });
  const join = { invitedBy: "Ben", children: ["Emma"], standing: "invited" as const };
  const rootRoute = createRootRoute({ component: () => <InvitationPage join={join} token="t1" /> });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  const { user } = renderWithTheme(
    <MockApiProvider
      answers={async (path) => {
        if (path === "account.user") return session;
        if (path !== "family.accept") throw new TypeError(`No answer for ${path}`);
        writes.push(path);
        return { status: "waiting" };
      }}
    >
      <PageContext value={{ config, isSignedIn: false, search: "" }}>
        <RouterProvider router={router} />
      </PageContext>
    </MockApiProvider>,
  );
  const press = async () => user.click(await screen.findByRole("button", { name: "Join" }));
  return { press, know, writes, ways };
}

test("joins after an early press once the session is loaded (rule: joining)", async () => {
  const { press, know, writes, ways } = await open();
  await press();
  expect(writes).toEqual([]);
  know(PARENT_FIXTURE);
  await screen.findByRole("heading", { name: "Almost there" });
  expect(writes).toEqual(["family.accept"]);
  expect(ways).toEqual([]);
});

test("redirects a visitor without a session to sign-in, with a return path", async () => {
  const { press, know, writes, ways } = await open();
  await press();
  know(null);
  await waitFor(() => expect(ways).toEqual(["/api/login?returnTo=%2Fjoin%2Ft1"]));
  expect(writes).toEqual([]);
});

test("names the identity provider to a visitor without a session", async () => {
  const config = {
    identityProvider: "Google",
    signUps: "open" as const,
    billing: true,
    contactEmail: "",
    salesEmail: "",
  };
  const { know } = await open(config);
  know(null);
  await screen.findByText("Continue with Google. No new password.");
  cleanup();
  (await open()).know(null);
  await screen.findByText("Sign in to accept. No new password.");
});

test("joins on return only after Join was pressed in this tab", async () => {
  const passer = await open();
  passer.know(PARENT_FIXTURE);
  await screen.findByText(/You are signed in as/);
  expect(passer.writes).toEqual([]);
  cleanup();
  window.sessionStorage.setItem("giftling:joining", "t1");
  const back = await open();
  back.know(PARENT_FIXTURE);
  await screen.findByRole("heading", { name: "Almost there" });
  expect(back.writes).toEqual(["family.accept"]);
  expect(window.sessionStorage.getItem("giftling:joining")).toBeNull();
});
