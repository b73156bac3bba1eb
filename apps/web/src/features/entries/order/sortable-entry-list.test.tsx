import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import { MockApiProvider, type ProcedureResponder } from "../../../testing/mock-api-provider.tsx";
import { renderWithTheme } from "../../../testing/render.tsx";
import { WISH_FIXTURE as train } from "../../../testing/wishlist-item.ts";
import { WishlistSection } from "../../wishlist/wishlist-section.tsx";

const bought = {
  isPurchased: true,
  purchasedBy: "Ana",
  purchasedAt: "2025-10-01T10:00:00.000Z",
};
const items = [
  { ...train, id: "a", name: "Ark" },
  { ...train, id: "x", name: "Xylophone", ...bought },
  { ...train, id: "b", name: "Boat" },
  { ...train, id: "c", name: "Car" },
];
type Item = (typeof items)[number];

beforeAll(() => import("./sortable-entry-list.tsx"));

/** Renders a wishlist in sorting mode. The default wishlist has four wishes, including a purchased wish. */
async function sort(reorder: ProcedureResponder, entries: readonly Item[] = items) {
  const asked: unknown[] = [];
  const { user } = renderWithTheme(
    <MockApiProvider
      answers={(path, input, context) => {
        if (path !== "wishlist.reorder") return Promise.resolve(entries);
        asked.push(input);
        return reorder(path, input, context);
      }}
    >
      <WishlistSection kidId="k1" firstName="Emma" onAdd={() => undefined} />
    </MockApiProvider>,
  );
  await user.click(await screen.findByRole("button", { name: "Change the order" }));
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  await screen.findByRole("button", { name: "Done" });
  return { asked, press };
}

const rows = () =>
  within(screen.getByRole("list"))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

/** Responds to a reorder request with the wishes in the requested order. */
const inThatOrder: ProcedureResponder = async (_path, input) => {
  const { itemIds } = input as { itemIds: string[] };
  return itemIds.map((id) => items.find((item) => item.id === id));
};

describe("sorting the wishlist (rule: own-order)", () => {
  it("shows a move immediately, announces it, keeps the focus, and leaves bought wishes in place", async () => {
    const { asked, press } = await sort(inThatOrder);
    expect(rows()).toEqual(["Ark", "Boat", "Car"]);
    await press("Move down: Ark");
    expect(rows()).toEqual(["Boat", "Ark", "Car"]);
    expect(screen.getByText("Ark is now number 2 of 3.")).toBeTruthy();
    const down = screen.getByRole("button", { name: "Move down: Ark" });
    expect(document.activeElement).toBe(down);
    await waitFor(() => expect(asked).toEqual([{ kidId: "k1", itemIds: ["b", "x", "a", "c"] }]));
    await press("Move up: Boat");
    expect(asked, "the first one goes no higher").toHaveLength(1);

    await press("Done");
    const names = within(screen.getAllByRole("list")[0] ?? document.body).getAllByRole("listitem");
    expect(names.map((row) => row.querySelector("p")?.textContent)).toEqual(["Boat", "Ark", "Car"]);
  });

  it("sends one order at a time, and ends with the latest", async () => {
    let release = () => {};
    const first = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { asked, press } = await sort(async (...call) => {
      await first;
      return inThatOrder(...call);
    });
    await press("Move down: Ark");
    await press("Move down: Ark");
    expect(rows()).toEqual(["Boat", "Car", "Ark"]);
    expect(asked).toHaveLength(1);
    release();
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toEqual({ kidId: "k1", itemIds: ["b", "x", "c", "a"] });
    await press("Done");
    expect(screen.getAllByText(/^(Ark|Boat|Car)$/).map((name) => name.textContent)).toEqual([
      "Boat",
      "Car",
      "Ark",
    ]);
  });

  it("rolls back a rejected move, and reports the failure", async () => {
    const { press } = await sort(() => Promise.reject(new TypeError("cut")));
    await press("Move up: Car");
    await screen.findByText("Error updating order");
    await waitFor(() => expect(rows()).toEqual(["Ark", "Boat", "Car"]));
  });

  it("hides sorting for fewer than two wishes", async () => {
    renderWithTheme(
      <MockApiProvider answers={() => Promise.resolve(items.slice(0, 2))}>
        <WishlistSection kidId="k1" firstName="Emma" onAdd={() => undefined} />
      </MockApiProvider>,
    );
    await screen.findByText("Ark");
    expect(screen.queryByRole("button", { name: "Change the order" })).toBeNull();
  });
});
