import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { MockApiProvider } from "../../../testing/mock-api-provider.tsx";
import { renderWithTheme } from "../../../testing/render.tsx";
import { toPurchasedWish, WISH_FIXTURE } from "../../../testing/wishlist-item.ts";
import { RecentGiftsSection } from "./recent-gifts-section.tsx";

const KID = { kidId: "k1", firstName: "Emma" };

test.each([
  ["without gifts on Today", WISH_FIXTURE, () => null],
  ["with gifts on Today", toPurchasedWish(WISH_FIXTURE, "Aunt May"), () => null],
  ["without gifts on the giving page", WISH_FIXTURE, undefined],
])("shows the button for another gift %s", async (_when, wish, seeAll) => {
  const answers: Record<string, unknown> = { "kids.analytics": {}, "wishlist.list": [wish] };
  renderWithTheme(
    <MockApiProvider answers={(path) => Promise.resolve(answers[path] ?? [])}>
      <RecentGiftsSection {...KID} onAdd={() => {}} {...(seeAll && { seeAll })} />
    </MockApiProvider>,
  );
  await screen.findByRole("button", { name: "Record a contribution" });
  expect(screen.getAllByRole("button", { name: "Record another gift" })).toHaveLength(1);
});
