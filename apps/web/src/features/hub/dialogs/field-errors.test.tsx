import * as words from "@giftling/messages/hub/report";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  changeField,
  findDialog,
  getFocusedError,
  isFieldInvalid,
  rejectFields,
} from "../../../testing/dialog-fields.ts";
import { MockApiProvider } from "../../../testing/mock-api-provider.tsx";
import { renderWithTheme } from "../../../testing/render.tsx";
import { createHubFixture, renderHub } from "../../../testing/render-hub.tsx";
import { createValidationError } from "../../../testing/validation-error.ts";
import ReportDialog from "./report-dialog.tsx";

beforeAll(async () => {
  // The first import of the dialogs is slow, so it must not count toward a test's timeout.
  await import("./hub-dialogs.tsx");
});

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe("server errors in dialogs (rule: said-once)", () => {
  it("marks a purchase's invalid name, and shows the error in a toast", async () => {
    const sentence = "Your name isn't valid.";
    const { press } = renderHub(
      createHubFixture(),
      rejectFields("wishlist.purchase", { purchasedBy: sentence }),
    );
    await press(/^I'll get this Bridge building kit/);
    await screen.findByRole("button", { name: "I already bought it" });
    await press(/^I already bought it/);
    await changeField("Your name", "Ana");
    await press(/^I bought this gift/);
    expect(await getFocusedError("Your name")).toBe("Shown on Emma's wall.");
    expect(screen.getAllByText(sentence)).toHaveLength(1);
    expect(screen.getByRole("alert").textContent).toBe(`Failed to record purchase${sentence}`);
    await changeField("Your name", "Anna");
    expect(await isFieldInvalid("Your name")).toBe(false);
  });

  it("shows a contribution's invalid amount at its field, also for a selected chip", async () => {
    const sentence = "Enter at most $10,000.";
    const path = "gratitude.reportContribution";
    const { user, press } = renderHub(createHubFixture(), rejectFields(path, { amount: sentence }));
    await user.click(screen.getAllByRole("button", { name: /^I contributed/ })[0] as HTMLElement);
    await changeField("Your name", "Ana");
    await user.click((await findDialog()).getByRole("radio", { name: "$25" }));
    await press(/^Tell the family/);
    await screen.findByLabelText("Amount in dollars");
    expect(await getFocusedError("Amount in dollars")).toBe(sentence);
    expect(screen.queryByRole("alert")).toBeNull();
    await changeField("Amount in dollars", "20");
    expect(await isFieldInvalid("Amount in dollars")).toBe(false);
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it("shows the family's new currency, and preserves the selected amount (rule: currency)", async () => {
    const sentence = "The family now counts in EUR. Check the amount.";
    const path = "gratitude.reportContribution";
    const hub = { ...createHubFixture(), currency: "USD" } as const;
    const { user, press, calls } = renderHub(hub, {
      [path]: () => Promise.reject(createValidationError(path, { amount: sentence }, "CONFLICT")),
      "hub.kid": { ...hub, currency: "EUR" },
    });
    await user.click(screen.getAllByRole("button", { name: /^I contributed/ })[0] as HTMLElement);
    await changeField("Your name", "Ana");
    await user.click((await findDialog()).getByRole("radio", { name: "$25" }));
    await press(/^Tell the family/);
    const field = await screen.findByLabelText("Amount in euros");
    expect(field).toHaveProperty("value", "25");
    expect(await getFocusedError("Amount in euros")).toBe(sentence);
    await press(/^Tell the family/);
    await waitFor(() => {
      const sent = calls.filter((call) => call.path === path);
      expect(sent.map(({ input }) => Reflect.get(Object(input), "currency"))).toEqual([
        "USD",
        "EUR",
      ]);
    });
  });

  it("shows an error without a field in a toast", async () => {
    const path = "gratitude.reportContribution";
    const { user, press } = renderHub(
      createHubFixture(),
      rejectFields(path, { contributorName: "No such name." }),
    );
    await user.click(screen.getAllByRole("button", { name: /^I contributed/ })[0] as HTMLElement);
    await user.click((await findDialog()).getByRole("checkbox", { name: "Give anonymously" }));
    await user.click((await findDialog()).getByRole("radio", { name: "$25" }));
    await press(/^Tell the family/);
    expect((await screen.findByRole("alert")).textContent).toBe("That didn't workNo such name.");
  });

  it("shows an invalid address or name at its field", async () => {
    const sentence = "We can't send e-mail to this address.";
    const { user } = renderHub(
      createHubFixture(),
      rejectFields("hub.subscribe", { email: sentence }),
    );
    await user.click(screen.getByRole("button", { name: /^Get .*updates/ }));
    await changeField("Your name", "Ana");
    await changeField("Your e-mail", "ana@example.com");
    await user.click((await findDialog()).getByRole("button", { name: "Get updates" }));
    expect(await getFocusedError("Your e-mail")).toBe(sentence);
    expect(screen.getByRole("alert").textContent).toBe("Something went wrongPlease try again");
    await changeField("Your e-mail", "ana@example.org");
    expect(await isFieldInvalid("Your e-mail")).toBe(false);
  });

  it("shows a report's invalid text at its field, and other errors above the button", async () => {
    const sentence = "Your words contain characters that can't be shown.";
    const failures = [createValidationError("hub.report", { text: sentence }), new Error("cut")];
    const { user } = renderWithTheme(
      <MockApiProvider answers={() => Promise.reject(failures.shift())}>
        <ReportDialog familyUrl="rivera" opened onClose={() => undefined} />
      </MockApiProvider>,
    );
    const send = async () =>
      user.click((await findDialog()).getByRole("button", { name: words.sendReportButton() }));
    const [reason] = (await findDialog()).getAllByRole("radio");
    if (reason) await user.click(reason);
    await changeField(words.detailsLabel(), "Look");
    await send();
    expect(await getFocusedError(words.detailsLabel())).toBe(sentence);
    expect(screen.queryByRole("alert")).toBeNull();
    await changeField(words.detailsLabel(), "Look here");
    expect(await isFieldInvalid(words.detailsLabel())).toBe(false);
    await send();
    expect((await screen.findByRole("alert")).textContent).toMatch(/check your connection/);
  });
});

describe("errors that a retry cannot resolve (rule: hub-flow)", () => {
  const sentence = "The family is taking a little break.";

  it.each([
    ["wishlist.reserve", /^I'll get this Bridge building kit/, /^Hold it for 48 hours/],
    ["gifts.record", /^I gave something else/, /^Tell the family/],
    ["hub.subscribe", /^Get .*updates/, /^Get updates$/],
  ])("close the dialog of %s, and reload the hub", async (path, open, send) => {
    const hub = createHubFixture();
    const { user, press, calls } = renderHub(hub, {
      [path]: () => Promise.reject(createValidationError(path, { any: sentence }, "PAUSED")),
      "hub.kid": { ...hub, isPaused: true },
    });
    await press(open);
    if (path === "gifts.record") await changeField("What did you give?", "A kazoo");
    await changeField(path === "wishlist.reserve" ? "Your name, if you like" : "Your name", "Ana");
    if (path === "hub.subscribe") await changeField("Your e-mail", "ana@example.com");
    await user.click((await findDialog()).getByRole("button", { name: send }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect((await screen.findByRole("alert")).textContent).toContain(sentence);
    expect(calls.map((call) => call.path)).toContain("hub.kid");
    expect(screen.queryByRole("button", { name: open })).toBeNull();
  });
});
