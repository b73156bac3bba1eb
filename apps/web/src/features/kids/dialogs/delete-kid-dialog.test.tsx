import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { KID_FIXTURE } from "../../../testing/kid.ts";
import { MockApiProvider } from "../../../testing/mock-api-provider.tsx";
import { renderWithTheme } from "../../../testing/render.tsx";
import { DeleteKidDialog, formatDeletionCounts } from "./delete-kid-dialog.tsx";

test("deletes a child when the data fails to load", async () => {
  const calls: string[] = [];
  const router = createRouter({
    history: createMemoryHistory(),
    routeTree: createRootRoute({
      component: () => (
        <DeleteKidDialog kid={KID_FIXTURE} nextKidId={undefined} opened onClose={() => undefined} />
      ),
    }),
  });
  await router.load();
  const { user } = renderWithTheme(
    <MockApiProvider
      answers={(path) => {
        calls.push(path);
        return path === "kids.delete" ? Promise.resolve(null) : Promise.reject(new Error("cut"));
      }}
    >
      <RouterProvider router={router} />
    </MockApiProvider>,
  );
  const submit = await screen.findByRole<HTMLButtonElement>("button", { name: "Delete Emma" });
  const field = screen.getByRole("textbox", { name: "Type Emma to confirm" });
  await user.type(field, "Emm");
  screen.getByText(/all lists, updates and gifts/);
  expect(submit.disabled).toBe(true);
  await user.type(field, "A ");
  expect(submit.disabled).toBe(false);
  await user.click(submit);
  await waitFor(() => expect(calls).toContain("kids.delete"));
});

test.each([
  [{ wishlistItems: 0, links: 0, updates: 0, gifts: 0 }, null],
  [{ wishlistItems: 1, links: 0, updates: 0, gifts: 0 }, "1 wishlist item"],
  [{ wishlistItems: 0, links: 2, updates: 1, gifts: 0 }, "2 links and 1 family update"],
  [
    { wishlistItems: 5, links: 1, updates: 2, gifts: 3 },
    "5 wishlist items, 1 link, 2 family updates, and 3 recorded gifts",
  ],
])("lists the deleted entries: %o", (losses, sentence) => {
  expect(formatDeletionCounts(losses)).toBe(sentence);
});
