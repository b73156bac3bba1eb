import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { MockApiProvider, type ProcedureResponder } from "../../../testing/mock-api-provider.tsx";
import { renderWithTheme } from "../../../testing/render.tsx";
import RecordContributionDialog from "./record-contribution-dialog.tsx";

const link = (id: string, type: string, label: string) => ({ id, type, label });

/**
 * Opens the dialog for recording a contribution. `links` are the kid's payment links. `sent` receives the input of each
 * request.
 */
function open(links: object[]) {
  const sent: unknown[] = [];
  const answers: ProcedureResponder = (path, input) => {
    if (path === "links.listPayment") return Promise.resolve(links);
    if (path === "wishlist.list") return Promise.resolve([]);
    sent.push(input);
    return Promise.reject(new Error("cut"));
  };
  const { user } = renderWithTheme(
    <MockApiProvider answers={answers}>
      <RecordContributionDialog kidId="k1" opened onClose={() => undefined} />
    </MockApiProvider>,
  );
  return { user, sent };
}

const choices = () =>
  within(screen.getByLabelText("What it went to"))
    .getAllByRole("option")
    .map((option) => option.textContent);

test("records a contribution to its payment link (rule: contribution-ledger)", async () => {
  const { user, sent } = open([link("p1", "529", "Emma's 529"), link("p2", "esa", "Coverdell")]);
  await screen.findByRole("option", { name: "Coverdell" });
  expect(choices()).toEqual(["Something else", "Emma's 529", "Coverdell"]);
  await user.type(screen.getByLabelText(/^Who gave it/), "Aunt May");
  await user.type(screen.getByLabelText(/^Amount/), "25");
  await user.selectOptions(screen.getByLabelText("What it went to"), "Coverdell");
  await user.click(screen.getByRole("button", { name: "Record it" }));
  await waitFor(() => expect(sent).toMatchObject([{ paymentLinkId: "p2", amount: 25 }]));
});

test("records a contribution to the 529 plan without a 529 link", async () => {
  open([link("p1", "venmo", "Venmo")]);
  await screen.findByRole("option", { name: "Venmo" });
  expect(choices()).toEqual(["Something else", "Venmo", "The 529 plan"]);
});
