import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { MockApiProvider } from "../../../testing/mock-api-provider.tsx";
import { MockRouterProvider } from "../../../testing/mock-router-provider.tsx";
import { renderWithTheme } from "../../../testing/render.tsx";
import { createPurchasedWish, WISH_FIXTURE } from "../../../testing/wishlist-item.ts";
import { RecentGiftsSection } from "./recent-gifts-section.tsx";

const KID = { kidId: "k1", firstName: "Emma" };

test.each([
  ["hides the button for another gift on Today", "/dashboard/giving", 0],
  ["shows the button for another gift on the giving page", undefined, 1],
] as const)("%s", async (_what, seeAll, count) => {
  const answers: Record<string, unknown> = {
    "kids.analytics": {},
    "wishlist.list": [createPurchasedWish(WISH_FIXTURE, "Aunt May")],
  };
  renderWithTheme(
    <MockApiProvider answers={(path) => Promise.resolve(answers[path] ?? [])}>
      <MockRouterProvider>
        <RecentGiftsSection {...KID} onAdd={() => {}} {...(seeAll && { seeAll })} />
      </MockRouterProvider>
    </MockApiProvider>,
  );
  await screen.findByRole("button", { name: "Record a contribution" });
  expect(screen.queryAllByRole("button", { name: "Record another gift" })).toHaveLength(count);
});
