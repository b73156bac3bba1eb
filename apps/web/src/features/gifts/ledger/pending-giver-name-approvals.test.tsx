import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { MockApiProvider, type ProcedureResponder } from "../../../testing/mock-api-provider.tsx";
import { renderWithTheme } from "../../../testing/render.tsx";
import { trpc } from "../../../trpc.ts";
import PendingGiverNameApprovals from "./pending-giver-name-approvals.tsx";

const WALL = [
  { kind: "purchase", id: "i1", giverName: "Aunt May", awaitsApproval: true },
  { kind: "contribution", id: "c1", giverName: "Uncle Ben", awaitsApproval: false },
];
const UNNAMED = {
  kind: "purchase",
  id: "i2",
  giverName: null,
  giftLabel: "A kite",
  awaitsApproval: true,
};

function Figures() {
  const figures = trpc.kids.analytics.useQuery({ kidId: "k1" });
  return <p>{figures.isSuccess ? "There are figures" : null}</p>;
}

/**
 * Renders the pending names with a fake API. `waitingNames` is the number of pending names in the statistics. `asked`
 * contains the paths of all requests.
 */
function renderNames(waitingNames: number | undefined, wall: readonly object[] = WALL) {
  const asked: string[] = [];
  const answers: ProcedureResponder = (path) => {
    asked.push(path);
    const entries = wall.map((entry) => ({ ...entry, awaitsApproval: false }));
    if (path === "gratitude.approveNames") return Promise.resolve(entries);
    return Promise.resolve(path === "gratitude.wall" ? wall : { waitingNames });
  };
  const { user } = renderWithTheme(
    <MockApiProvider answers={answers}>
      <Figures />
      <section id="recent-gifts">
        <h2 tabIndex={-1}>Recent gifts</h2>
        <PendingGiverNameApprovals kidId="k1" />
      </section>
    </MockApiProvider>,
  );
  return { user, asked };
}

test("lists pending names regardless of the setting (rule: approved-names)", async () => {
  const { user, asked } = renderNames(1);
  await screen.findByText(/^One name is waiting for your approval/);
  expect(screen.queryByText("Uncle Ben")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Approve: Aunt May" }));
  await waitFor(() => expect(screen.queryByText("Aunt May")).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Recent gifts" }));
  expect(asked).toEqual(["kids.analytics", "gratitude.wall", "gratitude.approveNames"]);
});

test("approves an anonymous off-list gift by its label (rule: other-gifts)", async () => {
  const { user } = renderNames(1, [UNNAMED]);
  await screen.findByText("A kite");
  await user.click(screen.getByRole("button", { name: "Approve: Anonymous" }));
  await waitFor(() => expect(screen.queryByText("A kite")).toBeNull());
});

test("does not load the wall without pending names", async () => {
  const { asked } = renderNames(undefined);
  await screen.findByText("There are figures");
  expect(asked).toEqual(["kids.analytics"]);
});
