import { PARENT_ERRORS } from "@giftling/domain";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { MockApiProvider, type ProcedureResponder } from "../../../testing/mock-api-provider.tsx";
import { renderWithTheme } from "../../../testing/render.tsx";
import { createParentWish, WISH_FIXTURE as train } from "../../../testing/wishlist-item.ts";
import ImportDialog from "./import-dialog.tsx";

afterEach(() => window.sessionStorage.clear());

const KITE = "https://windy.example/kite";

type Sent = { rows: { name: string; url: string | null }[] };

function show(
  looks: Record<string, unknown> = {},
  isLost: (key: string | undefined) => boolean = () => false,
) {
  const sent: Sent[] = [];
  const looked: string[] = [];
  const answers: ProcedureResponder = async (path, input, key) => {
    if (path === "previews.fetch") {
      const { url } = input as { url: string };
      looked.push(url);
      return looks[url] ?? { status: "manual", reason: "We couldn't." };
    }
    if (path === "wishlist.list")
      return [createParentWish({ ...train, id: "i1", name: "Box Kite", url: KITE })];
    if (path === "occasions.list" || path === "kids.list") return [];
    const asked = input as Sent;
    if (isLost(key)) throw new TypeError("The line was cut.");
    sent.push(asked);
    return asked.rows.map(({ name }, at) =>
      name === ""
        ? { error: { code: "INVALID_INPUT", message: "This one has no name yet." } }
        : { item: createParentWish({ ...train, id: `imported ${at}`, name, state: "draft" }) },
    );
  };
  const router = createRouter({
    history: createMemoryHistory(),
    routeTree: createRootRoute({
      component: () => (
        <MockApiProvider answers={answers}>
          <ImportDialog kidId="k1" firstName="Emma" opened onClose={() => undefined} />
        </MockApiProvider>
      ),
    }),
  });
  const { user, unmount } = renderWithTheme(<RouterProvider router={router} />);
  return { user, sent, looked, unmount };
}

const dialog = () => screen.findByRole("dialog", { name: "Several gifts for Emma" });
const field = async (label: string) =>
  within(await dialog()).findByLabelText<HTMLInputElement>(label);
const press = async (user: ReturnType<typeof show>["user"], name: string | RegExp) =>
  user.click(within(await dialog()).getByRole("button", { name }));

test("names links by page title, reports unreadable ones, and removes saved rows from the review", async () => {
  const kite = "https://windy.example/box";
  const found = { status: "found", store: "Windy", name: "Box Kite", price: "$24.50" };
  const { user, sent, looked } = show({ [kite]: found });
  await user.click(await field("Links or names, one on each line"));
  await user.paste(`${kite}\nA drum\nhttps://closed.example/skates\n${kite}`);
  await press(user, "Review");
  await waitFor(async () => expect((await field("Name 1")).value).toBe("Box Kite"));
  expect((await field("Price 1")).value).toBe("$24.50");
  await within(await dialog()).findByText(PARENT_ERRORS.shopPageUnreadable);
  expect(looked).toEqual([kite, "https://closed.example/skates"]);
  await press(user, "Save 3 drafts");
  await within(await dialog()).findByText(/2 drafts are saved. One needs another look./);
  expect(sent[0]?.rows).toMatchObject([
    { name: "Box Kite", url: kite, price: "$24.50" },
    { name: "A drum", url: null },
    { name: "", url: "https://closed.example/skates" },
  ]);
  await user.type(await field("Name 1"), "Skates");
  expect(within(await dialog()).queryByText(PARENT_ERRORS.shopPageUnreadable)).toBeNull();
  await press(user, "Save 1 draft");
  await screen.findByText("1 draft is saved");
  expect(sent[1]?.rows).toMatchObject([{ name: "Skates" }]);
});

test("maps Spanish column names of a file, and allows omitting a row", async () => {
  const { user, sent } = show();
  const text = 'Precio;Nombre;Enlace\n$20;"Cometa; roja";tienda.example/cometa\n;Pelota;\n';
  await user.upload(
    await field("Choose a CSV file"),
    new File([text], "lista.csv", { type: "text/csv" }),
  );
  expect((await field("Name 1")).value).toBe("Cometa; roja");
  await press(user, "Remove: Pelota");
  await press(user, "Save 1 draft");
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.rows).toEqual([
    {
      name: "Cometa; roja",
      url: "https://tienda.example/cometa",
      price: "$20",
      description: "",
    },
  ]);
});

test("parses a pasted table, and takes the first 50 of too many rows", async () => {
  const { user } = show();
  const rows = Array.from({ length: 60 }, (_, at) => `Wish ${at + 1}\t$${at}`);
  await user.click(await field("Links or names, one on each line"));
  await user.paste(["Title\tPrice", ...rows].join("\n"));
  await press(user, "Review");
  await within(await dialog()).findByText(/These are the first 50 of 60/);
  expect((await field("Price 3")).value).toBe("$2");
  await press(user, "Start over");
  await user.clear(await field("Links or names, one on each line"));
  await user.paste("Name,Price\n");
  await press(user, "Review");
  await within(await dialog()).findByText(/We found no links or names/);
});

test("omits a link already on the list unless checked, without fetching its page", async () => {
  const { user, sent, looked } = show();
  await user.click(await field("Links or names, one on each line"));
  await user.paste(`http://www.windy.example/kite/?utm_source=mail\nA drum`);
  await press(user, "Review");
  await within(await dialog()).findByText("Already on the list");
  expect((await field("Name 1")).value).toBe("Box Kite");
  expect((await field("Name 1")).disabled).toBe(true);
  const again = await field("Add it again: Box Kite");
  expect(again.checked).toBe(false);
  await within(await dialog()).findByRole("button", { name: "Save 1 draft" });
  await user.click(again);
  await press(user, "Save 2 drafts");
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.rows.map(({ name }) => name)).toEqual(["Box Kite", "A drum"]);
  expect(looked).toEqual([]);
});

test("restores the text and the reviewed rows after a reload, and deletes them once saved", async () => {
  const first = show();
  await first.user.click(await field("Links or names, one on each line"));
  await first.user.paste("Scooter, https://shop.example/scooter, $45\nA drum");
  first.unmount();
  const second = show();
  await press(second.user, "Review");
  expect((await field("Price 1")).value).toBe("$45");
  await second.user.type(await field("Name 2"), " set");
  second.unmount();
  const third = show();
  expect((await field("Name 2")).value).toBe("A drum set");
  await press(third.user, "Save 2 drafts");
  await screen.findByText("2 drafts are saved");
  expect(third.sent[0]?.rows).toMatchObject([
    { name: "Scooter", url: "https://shop.example/scooter", price: "$45" },
    { name: "A drum set", url: null },
  ]);
  expect(window.sessionStorage).toHaveLength(0);
});

test("disables saving without new rows, and retries with the same key", async () => {
  const keys: unknown[] = [];
  const { user } = show({}, (key) => {
    keys.push(key);
    return keys.length === 1;
  });
  await user.click(await field("Links or names, one on each line"));
  await user.paste(`${KITE}\nA drum`);
  await press(user, "Review");
  await press(user, "Remove: A drum");
  const save = await within(await dialog()).findByRole<HTMLButtonElement>("button", {
    name: "Save 0 drafts",
  });
  expect(save.disabled).toBe(true);
  await user.click(await field("Add it again: Box Kite"));
  await press(user, "Save 1 draft");
  await within(await dialog()).findByRole("alert");
  await press(user, "Save 1 draft");
  await screen.findByText("1 draft is saved");
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});
