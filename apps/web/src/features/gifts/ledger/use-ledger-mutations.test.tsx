import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { MockApiProvider } from "../../../testing/mock-api-provider.tsx";
import { renderWithTheme } from "../../../testing/render.tsx";
import { createParentWish, WISH_FIXTURE } from "../../../testing/wishlist-item.ts";
import { trpc } from "../../../trpc.ts";
import { useSetContributionStatus } from "./use-ledger-mutations.ts";

const ACTIVITY = createParentWish({ ...WISH_FIXTURE, isActivity: true, fundingReceived: 40 });
const CONTRIBUTION = { id: "c1", amount: 25, status: "reported", wishlistItemId: ACTIVITY.id };

/** Shows an activity's sum, and confirms the contribution to it. */
function ActivitySum() {
  trpc.gratitude.contributions.useQuery({ kidId: "k1" });
  const { data } = trpc.wishlist.list.useQuery({ kidId: "k1" });
  const { mutate, status } = useSetContributionStatus("k1");
  return (
    <>
      <button type="button" onClick={() => mutate({ id: "c1", status: "confirmed" })}>
        Confirm
      </button>
      <p>{`${data?.[0]?.fundingReceived} ${status}`}</p>
    </>
  );
}

test("adds a confirmed contribution to its activity's sum before the responses (rule: activity-funding)", async () => {
  let reads = 0;
  let reject = (_error: Error) => {};
  const { user } = renderWithTheme(
    <MockApiProvider
      answers={(path) => {
        if (path === "gratitude.contributions") return Promise.resolve([CONTRIBUTION]);
        if (path === "wishlist.list") {
          reads += 1;
          // The refetch never arrives.
          return reads === 1 ? Promise.resolve([ACTIVITY]) : new Promise(() => {});
        }
        if (path !== "gratitude.setContributionStatus") return Promise.resolve([]);
        return new Promise((_, fail) => {
          reject = fail;
        });
      }}
    >
      <ActivitySum />
    </MockApiProvider>,
  );
  await screen.findByText("40 idle");
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  await screen.findByText("65 pending");
  reject(new Error("The connection is lost"));
  await screen.findByText("40 error");
  expect(reads, "refetches after the rejection").toBe(2);
});
