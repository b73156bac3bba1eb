import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ANA } from "../../testing/parent.ts";
import { render } from "../../testing/render.tsx";
import { WithAnswers } from "../../testing/with-answers.tsx";
import { SubscriptionSection } from "./subscription-section.tsx";

const paid = { ...ANA, subscriptionPlan: "premium", subscriptionStatus: "active", isPremium: true };

test.each([
  ["whom Stripe knows may manage the billing", { ...paid, hasBillingPortal: true }, "button"],
  ["whose plan came without Stripe has nothing to manage", paid, null],
  ["who has no plan is led to the plans", ANA, "link"],
] as const)("%s", async (_name, user, way) => {
  const page = () => (
    <WithAnswers answers={() => Promise.reject(new Error("No call is expected"))}>
      <SubscriptionSection user={user as typeof ANA} now={new Date()} />
    </WithAnswers>
  );
  const rootRoute = createRootRoute({ component: page });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  render(<RouterProvider router={router} />);
  await screen.findByText(/Unlimited|Up to/);
  const ways = [
    ...screen.queryAllByRole("button", { name: "Manage Billing" }),
    ...screen.queryAllByRole("link", { name: "Upgrade Plan" }),
  ];
  expect(ways.map((one) => (one.tagName === "A" ? "link" : "button"))).toEqual(way ? [way] : []);
});
