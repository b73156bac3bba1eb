import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { MockApiProvider, type ProcedureResponder } from "../../../testing/mock-api-provider.tsx";
import { renderWithTheme } from "../../../testing/render.tsx";
import RecordContributionDialog from "./record-contribution-dialog.tsx";

afterEach(() => window.sessionStorage.clear());

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
  function Page() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <RecordContributionDialog kidId="k1" opened={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  }
  const { user } = renderWithTheme(
    <MockApiProvider answers={answers}>
      <Page />
    </MockApiProvider>,
  );
  /** Closes the dialog with Escape and opens the dialog again. */
  async function reopen() {
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: "Open" }));
  }
  return { user, sent, reopen };
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

test("proposes the current day each time the dialog opens, unless the parent chose a day", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 2, 14) });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { user, reopen } = open([]);
  const day = () => screen.findByLabelText<HTMLInputElement>("Day");
  expect((await day()).value).toBe("2026-03-14");
  await user.type(screen.getByLabelText(/^Who gave it/), "Aunt May");
  vi.setSystemTime(new Date(2026, 2, 17));
  await reopen();
  expect((await day()).value).toBe("2026-03-17");
  expect(screen.getByLabelText<HTMLInputElement>(/^Who gave it/).value).toBe("Aunt May");
  expect(window.sessionStorage.getItem("giftling:draft add money k1")).toBe(
    JSON.stringify({ contributorName: "Aunt May" }),
  );
  fireEvent.change(await day(), { target: { value: "2026-03-15" } });
  vi.setSystemTime(new Date(2026, 2, 18));
  await reopen();
  expect((await day()).value).toBe("2026-03-15");
});
