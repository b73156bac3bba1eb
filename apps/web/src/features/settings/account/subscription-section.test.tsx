import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { MockApiProvider } from "../../../testing/mock-api-provider.tsx";
import { PARENT_FIXTURE } from "../../../testing/parent.ts";
import { renderWithTheme } from "../../../testing/render.tsx";
import { SubscriptionSection } from "./subscription-section.tsx";

const paid = {
  ...PARENT_FIXTURE,
  subscriptionPlan: "premium",
  subscriptionStatus: "active",
  isPremium: true,
};

test.each([
  ["whom Stripe knows may manage the billing", { ...paid, hasBillingPortal: true }, "button"],
  ["whose plan came without Stripe has nothing to manage", paid, null],
  ["who has no plan is led to the plans", PARENT_FIXTURE, "link"],
] as const)("%s", async (_name, user, way) => {
  const page = () => (
    <MockApiProvider answers={() => Promise.reject(new Error("No call is expected"))}>
      <SubscriptionSection user={user as typeof PARENT_FIXTURE} now={new Date()} />
    </MockApiProvider>
  );
  const rootRoute = createRootRoute({ component: page });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  renderWithTheme(<RouterProvider router={router} />);
  await screen.findByText(/Unlimited|Up to/);
  const ways = [
    ...screen.queryAllByRole("button", { name: "Manage Billing" }),
    ...screen.queryAllByRole("link", { name: "Upgrade Plan" }),
  ];
  expect(ways.map((one) => (one.tagName === "A" ? "link" : "button"))).toEqual(way ? [way] : []);
});
