import type { KidView } from "@giftling/domain";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { KID_FIXTURE } from "../../../testing/kid.ts";
import { MockApiProvider } from "../../../testing/mock-api-provider.tsx";
import { PARENT_FIXTURE } from "../../../testing/parent.ts";
import { renderWithTheme } from "../../../testing/render.tsx";
import { DashboardContext } from "../dashboard-context.ts";
import SearchButton, { filterSearchEntries, listSearchEntries } from "./search.tsx";

const NOAH: KidView = { ...KID_FIXTURE, id: "k2", firstName: "Noah" };

function dashboardOf(did: string[]) {
  return {
    user: PARENT_FIXTURE,
    kids: [KID_FIXTURE, NOAH],
    kid: KID_FIXTURE,
    hubPath: "/hub/rivera?kid=k1",
    onSelectKid: (id: string) => void did.push(id),
    add: (what: string) => void did.push(what),
    share: () => undefined,
    editKid: () => void did.push("edit"),
    editSizes: () => void did.push("sizes"),
  };
}

async function show() {
  const did: string[] = [];
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: ["/dashboard"] }),
    routeTree: createRootRoute({
      component: () => (
        <MockApiProvider answers={() => Promise.resolve([])}>
          <DashboardContext value={dashboardOf(did)}>
            <SearchButton />
          </DashboardContext>
        </MockApiProvider>
      ),
    }),
  });
  const { user } = renderWithTheme(<RouterProvider router={router} />);
  await screen.findByRole("button", { name: /^Search/ });
  return { user, did, router };
}

const dialog = () => screen.queryByRole("dialog", { name: "Search" });

test("opens by shortcut, moves with arrow keys, and runs the result on Enter after closing", async () => {
  const { user, did } = await show();
  await user.keyboard("{Control>}k{/Control}");
  await waitFor(() => expect(dialog()).not.toBeNull());
  const field = await screen.findByRole("combobox");
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.keyboard("add");
  const options = screen.getAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual([
    "A gift or an activityAdd",
    "An updateAdd",
    "Money receivedAdd",
    "A gift that wasn't on the listAdd",
    "A payment linkAdd",
    "A registryAdd",
    "Add from any shopSettings",
  ]);
  await user.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
  const chosen = screen.getByRole("option", { selected: true });
  expect(chosen.textContent).toBe("An updateAdd");
  expect(field.getAttribute("aria-activedescendant")).toBe(chosen.id);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(did).toEqual(["update"]));
  await waitFor(() => expect(dialog()).toBeNull());
});

test("finds a child and a page by a partial name, and changes nothing on Escape", async () => {
  const { user, did, router } = await show();
  const button = screen.getByRole("button", { name: /^Search/ });
  await user.click(button);
  await user.type(await screen.findByRole("combobox"), "noa");
  await user.click(screen.getByRole("option", { name: /Noah/ }));
  await waitFor(() => expect(did).toEqual(["k2"]));
  await waitFor(() => expect(dialog()).toBeNull());
  await user.click(button);
  await user.type(await screen.findByRole("combobox"), "giv{Enter}");
  await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard/giving"));
  await waitFor(() => expect(dialog()).toBeNull());
  await user.click(button);
  await user.type(await screen.findByRole("combobox"), "rosa ");
  const results = within(screen.getByRole("dialog")).getByRole("status");
  expect(results.textContent).toBe("No results for “rosa”");
  await user.keyboard("{Enter}{Escape}");
  await waitFor(() => expect(dialog()).toBeNull());
  expect(did).toEqual(["k2"]);
});

test("finds entries that match all typed words, including their kind", () => {
  const entries = listSearchEntries(dashboardOf([]), () => undefined);
  const found = (typed: string) => filterSearchEntries(entries, typed).map(({ label }) => label);
  expect(found("go sett")).toEqual(["Settings"]);
  expect(found("PAYMENT add")).toEqual(["A payment link"]);
  expect(found("grandma")).toEqual(["See it as Grandma"]);
  expect(found(" ")).toHaveLength(entries.length);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});

test("finds each settings page by name", () => {
  const went: unknown[] = [];
  const entries = listSearchEntries(dashboardOf([]), (to) => void went.push(to));
  for (const typed of ["passcode", "settings mail", "currency", "danger"]) {
    const [found] = filterSearchEntries(entries, typed);
    found?.run();
  }
  expect(went).toEqual([
    { to: "/settings/privacy/passcode" },
    { to: "/settings/mail" },
    { to: "/settings/language" },
    { to: "/settings/account/close" },
  ]);
  const withoutBilling = listSearchEntries(dashboardOf([]), () => undefined, [], false);
  expect(filterSearchEntries(withoutBilling, "settings plan")).toEqual([]);
});

test("finds a wish by name, and opens it beside its list (rule: wish-detail)", () => {
  const went: unknown[] = [];
  const entries = listSearchEntries(dashboardOf([]), (to) => void went.push(to), [
    { id: "i1", name: "Wooden train", state: "shown" },
  ]);
  const [train] = filterSearchEntries(entries, "wish train");
  train?.run();
  expect(went).toEqual([{ to: "/dashboard/wishlist", search: { kid: "k1", wish: "i1" } }]);
});
