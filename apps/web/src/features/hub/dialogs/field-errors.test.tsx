import * as words from "@giftling/messages/hub/report";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
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

const refusing = (path: string, fields: Record<string, string>) => ({
  [path]: () => Promise.reject(createValidationError(path, fields)),
});

const dialog = async () => within(await screen.findByRole("dialog"));

/**
 * Changes the value of a field. Queries the field on each call, because rendering may have replaced the field's
 * element.
 */
async function type(label: string, value: string) {
  fireEvent.change((await dialog()).getByLabelText(label), { target: { value } });
}

/** Returns a field's accessible description. Throws unless the field is invalid and focused. */
async function sentenceAtFocus(label: string) {
  const field = (await dialog()).getByLabelText(label);
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  expect(document.activeElement).toBe(field);
  const ids = field.getAttribute("aria-describedby")?.split(/\s+/) ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join();
}

const isMarked = async (label: string) =>
  (await dialog()).getByLabelText(label).getAttribute("aria-invalid") === "true";

describe("server errors in dialogs (rule: said-once)", () => {
  it("marks a purchase's invalid name, and shows the error in a toast", async () => {
    const sentence = "Your name isn't valid.";
    const { press } = renderHub(
      createHubFixture(),
      refusing("wishlist.purchase", { purchasedBy: sentence }),
    );
    await press(/^I'll get this Bridge building kit/);
    await screen.findByRole("button", { name: "I already bought it" });
    await press(/^I already bought it/);
    await type("Your name", "Ana");
    await press(/^I bought this gift/);
    expect(await sentenceAtFocus("Your name")).toBe("Shown on Emma's wall.");
    expect(screen.getAllByText(sentence)).toHaveLength(1);
    expect(screen.getByRole("alert").textContent).toBe(`Failed to record purchase${sentence}`);
    await type("Your name", "Anna");
    expect(await isMarked("Your name")).toBe(false);
  });

  it("shows a contribution's invalid amount at its field, also for a selected chip", async () => {
    const sentence = "Enter at most $10,000.";
    const path = "gratitude.reportContribution";
    const { user, press } = renderHub(createHubFixture(), refusing(path, { amount: sentence }));
    await user.click(screen.getAllByRole("button", { name: /^I contributed/ })[0] as HTMLElement);
    await type("Your name", "Ana");
    await user.click((await dialog()).getByRole("radio", { name: "$25" }));
    await press(/^Tell the family/);
    await screen.findByLabelText("Amount in dollars");
    expect(await sentenceAtFocus("Amount in dollars")).toBe(sentence);
    expect(screen.queryByRole("alert")).toBeNull();
    await type("Amount in dollars", "20");
    expect(await isMarked("Amount in dollars")).toBe(false);
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
    await type("Your name", "Ana");
    await user.click((await dialog()).getByRole("radio", { name: "$25" }));
    await press(/^Tell the family/);
    const field = await screen.findByLabelText("Amount in euros");
    expect(field).toHaveProperty("value", "25");
    expect(await sentenceAtFocus("Amount in euros")).toBe(sentence);
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
      refusing(path, { contributorName: "No such name." }),
    );
    await user.click(screen.getAllByRole("button", { name: /^I contributed/ })[0] as HTMLElement);
    await user.click((await dialog()).getByRole("checkbox", { name: "Give anonymously" }));
    await user.click((await dialog()).getByRole("radio", { name: "$25" }));
    await press(/^Tell the family/);
    expect((await screen.findByRole("alert")).textContent).toBe("That didn't workNo such name.");
  });

  it("shows an invalid address or name at its field", async () => {
    const sentence = "We can't send e-mail to this address.";
    const { user } = renderHub(createHubFixture(), refusing("hub.subscribe", { email: sentence }));
    await user.click(screen.getByRole("button", { name: /^Get .*updates/ }));
    await type("Your name", "Ana");
    await type("Your e-mail", "ana@example.com");
    await user.click((await dialog()).getByRole("button", { name: "Get updates" }));
    expect(await sentenceAtFocus("Your e-mail")).toBe(sentence);
    expect(screen.getByRole("alert").textContent).toBe("Something went wrongPlease try again");
    await type("Your e-mail", "ana@example.org");
    expect(await isMarked("Your e-mail")).toBe(false);
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
      user.click((await dialog()).getByRole("button", { name: words.sendReportButton() }));
    const [reason] = (await dialog()).getAllByRole("radio");
    if (reason) await user.click(reason);
    await type(words.detailsLabel(), "Look");
    await send();
    expect(await sentenceAtFocus(words.detailsLabel())).toBe(sentence);
    expect(screen.queryByRole("alert")).toBeNull();
    await type(words.detailsLabel(), "Look here");
    expect(await isMarked(words.detailsLabel())).toBe(false);
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
    if (path === "gifts.record") await type("What did you give?", "A kazoo");
    await type(path === "wishlist.reserve" ? "Your name, if you like" : "Your name", "Ana");
    if (path === "hub.subscribe") await type("Your e-mail", "ana@example.com");
    await user.click((await dialog()).getByRole("button", { name: send }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect((await screen.findByRole("alert")).textContent).toContain(sentence);
    expect(calls.map((call) => call.path)).toContain("hub.kid");
    expect(screen.queryByRole("button", { name: open })).toBeNull();
  });
});

describe("errors of corrected fields", () => {
  const openContribution = async () => {
    const { user, press } = renderHub(createHubFixture());
    await user.click(screen.getAllByRole("button", { name: /^I contributed/ })[0] as HTMLElement);
    await dialog();
    return { user, press };
  };

  it("clears the error of a missing name when a name is typed", async () => {
    const { user, press } = await openContribution();
    await user.click((await dialog()).getByRole("radio", { name: "$25" }));
    await press(/^Tell the family/);
    expect(await isMarked("Your name")).toBe(true);
    await type("Your name", "Ana");
    expect(await isMarked("Your name")).toBe(false);
  });

  it("clears the error of a missing name and disables the field for an anonymous giver", async () => {
    const { user, press } = await openContribution();
    await user.click((await dialog()).getByRole("radio", { name: "$25" }));
    await press(/^Tell the family/);
    expect(await isMarked("Your name")).toBe(true);
    await user.click((await dialog()).getByRole("checkbox", { name: "Give anonymously" }));
    expect(await isMarked("Your name")).toBe(false);
    const field = (await dialog()).getByLabelText<HTMLInputElement>("Your name");
    expect(field.disabled).toBe(true);
  });

  it("clears the error of a missing amount when an amount is typed or selected", async () => {
    const { user, press } = await openContribution();
    const sentence = "Enter an amount in dollars.";
    await press(/^Tell the family/);
    expect(await sentenceAtFocus("Amount in dollars")).toBe(sentence);
    await type("Amount in dollars", "5");
    expect(await isMarked("Amount in dollars")).toBe(false);
    await type("Amount in dollars", "");
    await press(/^Tell the family/);
    expect(await isMarked("Amount in dollars")).toBe(true);
    await user.click((await dialog()).getByRole("radio", { name: "$25" }));
    await user.click((await dialog()).getByRole("radio", { name: "Other" }));
    expect(await isMarked("Amount in dollars")).toBe(false);
  });

  it("clears the error of an off-list gift's missing label and invalid name", async () => {
    const { press } = renderHub(createHubFixture());
    await press(/^I gave something else/);
    await dialog();
    await press(/^Tell the family/);
    expect(await sentenceAtFocus("What did you give?")).toBe("Please say what it was.");
    await type("What did you give?", "A kazoo");
    expect(await isMarked("What did you give?")).toBe(false);
    await type("Your name", "Ana\u202Eanna");
    await press(/^Tell the family/);
    expect(await sentenceAtFocus("Your name")).toContain("contains characters");
    await type("Your name", "Ana");
    expect(await isMarked("Your name")).toBe(false);
  });

  it.each([
    ["What did you give?", "label"],
    ["Your name", "giverName"],
    ["A few words", "message"],
  ])(
    "shows the server's error at the field %s of an off-list gift, until it is corrected",
    async (label, field) => {
      const sentence = "This text isn't valid.";
      const { press } = renderHub(
        createHubFixture(),
        refusing("gifts.record", { [field]: sentence }),
      );
      await press(/^I gave something else/);
      await press(/^Add a few words/);
      await type("A few words", "Hello");
      await type("What did you give?", "A kazoo");
      await type("Your name", "Ana");
      await press(/^Tell the family/);
      expect(await sentenceAtFocus(label)).toContain(sentence);
      expect(screen.queryByRole("alert")).toBeNull();
      await type(label, "Anna");
      expect(await isMarked(label)).toBe(false);
    },
  );

  it("clears the error of a hold's invalid name", async () => {
    const { press } = renderHub(createHubFixture());
    await press(/^I'll get this Bridge building kit/);
    await type("Your name, if you like", "Ana\u202Eanna");
    await press(/^Hold it for 48 hours/);
    expect(await isMarked("Your name, if you like")).toBe(true);
    await type("Your name, if you like", "Ana");
    expect(await isMarked("Your name, if you like")).toBe(false);
  });

  it("clears the error of a subscription's invalid name", async () => {
    const { user } = renderHub(
      createHubFixture(),
      refusing("hub.subscribe", { name: "Your name isn't valid." }),
    );
    await user.click(screen.getByRole("button", { name: /^Get .*updates/ }));
    await type("Your name", "Ana");
    await type("Your e-mail", "ana@example.com");
    await user.click((await dialog()).getByRole("button", { name: "Get updates" }));
    expect(await sentenceAtFocus("Your name")).toContain("Your name isn't valid.");
    await type("Your name", "Anna");
    expect(await isMarked("Your name")).toBe(false);
  });

  it("clears the error of an invalid message", async () => {
    const { user, press } = renderHub(
      createHubFixture(),
      refusing("gratitude.reportContribution", { message: "Your words aren't valid." }),
    );
    await user.click(screen.getAllByRole("button", { name: /^I contributed/ })[0] as HTMLElement);
    await user.click((await dialog()).getByRole("radio", { name: "$25" }));
    await type("Your name", "Ana");
    await press(/^Add a few words/);
    await type("A few words", "Hello");
    await press(/^Tell the family/);
    expect(await sentenceAtFocus("A few words")).toContain("Your words aren't valid.");
    await type("A few words", "Hello you");
    expect(await isMarked("A few words")).toBe(false);
  });
});
