import { getLinkName, type KidView, LINK_KINDS } from "@giftling/domain";
import { ADD_LINK_LABELS } from "@giftling/messages/links/kinds";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { KID_FIXTURE } from "../../../testing/kid.ts";
import { MockApiProvider, type ProcedureResponder } from "../../../testing/mock-api-provider.tsx";
import { PARENT_FIXTURE } from "../../../testing/parent.ts";
import { renderWithTheme } from "../../../testing/render.tsx";
import { createParentWish, WISH_FIXTURE } from "../../../testing/wishlist-item.ts";
import { DashboardContext } from "../dashboard-context.ts";
import SearchDialog from "./search-dialog.tsx";
import { useSearchShortcut } from "./use-search-shortcut.ts";

const NOAH: KidView = { ...KID_FIXTURE, id: "k2", firstName: "Noah" };

function getDashboard(did: string[]) {
  return {
    user: PARENT_FIXTURE,
    kids: [KID_FIXTURE, NOAH],
    kid: KID_FIXTURE,
    hubPath: "/hub/rivera?kid=k1",
    onSelectKid: (id: string) => void did.push(id),
    add: (what: string) => void did.push(what),
    share: () => undefined,
    search: () => undefined,
    editKid: () => void did.push("edit"),
    editSizes: () => void did.push("sizes"),
  };
}

const TRAIN = createParentWish({ ...WISH_FIXTURE, id: "w1", name: "Wooden train" });

function Search() {
  const [isOpen, setOpen] = useState(false);
  useSearchShortcut(() => setOpen(true));
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Search
      </button>
      <SearchDialog opened={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

async function show(
  answers: ProcedureResponder = (path, input) =>
    Promise.resolve(path === "wishlist.list" && Object(input).kidId === "k2" ? [TRAIN] : []),
) {
  const did: string[] = [];
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: ["/dashboard"] }),
    routeTree: createRootRoute({
      component: () => (
        <MockApiProvider answers={answers}>
          <DashboardContext value={getDashboard(did)}>
            <Search />
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
  const options = within(screen.getByRole("group", { name: "Actions" })).getAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual([
    "Add a wishA gift or an activity",
    "Add an update",
    "Add money received",
    "Add a gift that wasn't on the list",
    ...LINK_KINDS.map((kind) => ADD_LINK_LABELS[getLinkName(kind)]()),
  ]);
  await user.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
  const chosen = screen.getByRole("option", { selected: true });
  expect(chosen.textContent).toBe("Add an update");
  expect(field.getAttribute("aria-activedescendant")).toBe(chosen.id);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(did).toEqual(["update"]));
  await waitFor(() => expect(dialog()).toBeNull());
});

test("finds a page and a wish of another child, and changes nothing on Escape", async () => {
  const { user, did, router } = await show();
  const button = screen.getByRole("button", { name: /^Search/ });
  await user.click(button);
  await user.type(await screen.findByRole("combobox"), "giv{Enter}");
  await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard/giving"));
  await waitFor(() => expect(dialog()).toBeNull());
  await user.click(button);
  await user.type(await screen.findByRole("combobox"), "train");
  await user.click(await screen.findByRole("option", { name: "Wooden train Noah" }));
  await waitFor(() => expect(router.state.location.search).toEqual({ kid: "k2", wish: "w1" }));
  await waitFor(() => expect(dialog()).toBeNull());
  await user.click(button);
  await user.type(await screen.findByRole("combobox"), "rosa ");
  const results = within(screen.getByRole("dialog")).getByRole("status");
  await waitFor(() => expect(results.textContent).toBe("No results for “rosa”"));
  await user.keyboard("{Enter}{Escape}");
  await waitFor(() => expect(dialog()).toBeNull());
  expect(did).toEqual([]);
});

/** Number of lists that the search requests: the people, and the wishes, updates and links of two kids. */
const LIST_COUNT = 1 + 2 * (2 + LINK_KINDS.length);

test("requests no list before it opens, and each list once", async () => {
  const asked: string[] = [];
  const { user } = await show((path, input) => {
    asked.push(`${path} ${Object(input).kidId}`);
    return Promise.resolve([]);
  });
  expect(asked).toEqual([]);
  await user.keyboard("{Control>}k{/Control}");
  await screen.findByRole("combobox");
  await waitFor(() => expect(new Set(asked).size).toBe(LIST_COUNT));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(dialog()).toBeNull());
  await user.keyboard("{Control>}k{/Control}");
  await screen.findByRole("combobox");
  expect(asked).toHaveLength(LIST_COUNT);
});

test("says that results may be missing if a list did not load", async () => {
  const { user } = await show((path) =>
    path === "updates.list" ? Promise.reject(new Error("offline")) : Promise.resolve([]),
  );
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await screen.findByRole("combobox"), "tooth");
  const results = within(screen.getByRole("dialog")).getByRole("status");
  await waitFor(() => expect(results.textContent).toMatch(/^Some lists didn't load/));
});
