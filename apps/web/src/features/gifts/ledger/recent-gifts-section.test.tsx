import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { MockApiProvider } from "../../../testing/mock-api-provider.tsx";
import { renderWithTheme } from "../../../testing/render.tsx";
import { toPurchasedWish, WISH_FIXTURE } from "../../../testing/wishlist-item.ts";
import { ThankYouSection } from "../../thank-yous/queue/thank-you-section.tsx";
import { RecentGiftsSection } from "./recent-gifts-section.tsx";

const KID = { kidId: "k1", firstName: "Emma" };

test("shows the button for another gift once on Today when nothing was given", async () => {
  const answers: Record<string, unknown> = { "kids.analytics": {} };
  renderWithTheme(
    <MockApiProvider answers={(path) => Promise.resolve(answers[path] ?? [])}>
      <ThankYouSection {...KID} />
      <RecentGiftsSection {...KID} onAdd={() => {}} seeAll={() => null} />
    </MockApiProvider>,
  );
  await screen.findByRole("button", { name: "Record a contribution" });
  await screen.findByText("No thank-yous waiting");
  expect(screen.getAllByRole("button", { name: "Record another gift" })).toHaveLength(1);
});

test.each([
  ["with gifts on Today", toPurchasedWish(WISH_FIXTURE, "Aunt May"), () => null],
  ["without gifts on the page without the queue", WISH_FIXTURE, undefined],
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
