import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { KID_FIXTURE } from "../../testing/kid.ts";
import { MockApiProvider } from "../../testing/mock-api-provider.tsx";
import { PARENT_FIXTURE } from "../../testing/parent.ts";
import { renderWithTheme } from "../../testing/render.tsx";
import {
  createGift,
  createParentWish,
  createPurchasedWish,
  WISH_FIXTURE as train,
} from "../../testing/wishlist-item.ts";
import ReceivedGiftsDialog from "../dashboard/inbox/tasks/received-gifts-dialog.tsx";
import { groupWishesByGiftStatus } from "./gift-groups.ts";

const kite = createParentWish(
  createPurchasedWish({ ...train, id: "i2", name: "Kite" }, "Aunt Vera"),
);
const marks = ["m1", "m2"].map((id) => createGift("Parent", { id }));
const books = createParentWish({ ...train, id: "i3", name: "Books", quantity: 3, gifts: marks });
const there = createGift("Ben", { receivedAt: "2025-10-03T10:00:00.000Z" });
const drum = createParentWish({
  ...createPurchasedWish(train, "Ben"),
  id: "i4",
  name: "Drum",
  gifts: [there],
});
const items = [
  createParentWish(train),
  kite,
  books,
  drum,
  createParentWish({ ...train, id: "i5", state: "put-away" }),
];

test("lists gifts not yet received, with marks of the same time grouped, and wishes without a gift", () => {
  const { given, over } = groupWishesByGiftStatus(items);
  expect(given.map(({ label, description, giftIds }) => [label, description, giftIds])).toEqual([
    ["Kite", "From Aunt Vera", ["gift of Aunt Vera"]],
    ["Books", "From you, 2 pieces", ["m1", "m2"]],
  ]);
  expect(over.map(({ id }) => id)).toEqual([train.id]);
});

test("checks all gifts as received initially, archives the rest, and saves for the family (rule: after-the-day)", async () => {
  const calls: unknown[] = [];
  let closed = 0;
  const day = { kind: "birthday", name: null, month: 3, day: 14 } as const;
  const { user } = renderWithTheme(
    <MockApiProvider
      answers={(path, input) => {
        calls.push([path, input]);
        return Promise.resolve(path === "wishlist.received" ? items : PARENT_FIXTURE);
      }}
    >
      <ReceivedGiftsDialog
        days={[
          { kid: KID_FIXTURE, day, items },
          { kid: { ...KID_FIXTURE, id: "k2", firstName: "Theo" }, day, items: [drum] },
        ]}
        opened
        onClose={() => {
          closed += 1;
        }}
      />
    </MockApiProvider>,
  );
  const dialog = await screen.findByRole("dialog", { name: "What arrived?" });
  const box = (name: string) => within(dialog).getByRole("checkbox", { name });
  expect(box("All of it arrived")).toHaveProperty("checked", true);
  expect(box("Wooden train")).toHaveProperty("checked", false);
  expect(within(dialog).getByText("Keep on the list")).toBeDefined();
  await user.click(box("Kite"));
  expect(box("All of it arrived")).toHaveProperty("indeterminate", true);
  await user.click(box("Put all of it away"));
  await within(dialog).findByText("Put away");
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(closed).toBe(1));
  const input = { giftIds: ["m1", "m2"], isReceived: true, putAwayIds: [train.id] };
  expect(calls).toEqual([
    ["wishlist.received", { kidId: KID_FIXTURE.id, ...input }],
    ["account.checkArrivals", undefined],
  ]);
});
