import type { GiftPageView } from "@giftling/domain";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { MockApiProvider } from "../../../testing/mock-api-provider.tsx";
import { renderWithTheme } from "../../../testing/render.tsx";
import { TEST_NOW } from "../../../testing/render-hub.tsx";
import { createValidationError } from "../../../testing/validation-error.ts";
import ConfirmPurchaseDialog from "./confirm-purchase-dialog.tsx";

const HOLD: GiftPageView = {
  kind: "hold",
  childFirstName: "Emma",
  giverName: "Ana",
  label: "Wooden blocks",
  itemId: "wish-1",
  url: null,
  price: null,
  imageUrl: null,
  listing: "listed",
  amount: null,
  status: null,
  givenAt: TEST_NOW.toISOString(),
  reservedUntil: TEST_NOW.toISOString(),
  receivedAt: null,
  canExtend: true,
  canGiveBack: true,
  thankYou: null,
  hubPath: null,
  isPaused: false,
  showsBranding: true,
};

/** Renders the dialog with an API that rejects the purchase. `fields` contains the error messages by field. */
async function renderDialog(fields: Record<string, string> = {}) {
  const { user } = renderWithTheme(
    <MockApiProvider answers={(path) => Promise.reject(createValidationError(path, fields))}>
      <ConfirmPurchaseDialog
        gift={HOLD}
        token="pass-1"
        opened
        onBought={() => undefined}
        onClose={() => undefined}
      />
    </MockApiProvider>,
  );
  await screen.findByRole("dialog");
  const send = () => user.click(screen.getByRole("button", { name: "I bought this gift" }));
  return { send, user };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const isMarked = (label: string) => field(label).getAttribute("aria-invalid") === "true";

/** Returns a field's accessible description. */
function getDescription(label: string): string {
  const ids = field(label).getAttribute("aria-describedby")?.split(/\s+/) ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(" ");
}

afterEach(() => window.sessionStorage.clear());

describe("ConfirmPurchaseDialog", () => {
  it("fills in the hold's name, and says that the wall shows it", async () => {
    await renderDialog();
    expect(field("Your name").value).toBe("Ana");
    expect(getDescription("Your name")).toBe("Shown on Emma's wall.");
  });

  it("clears the error of a missing name when a name is typed", async () => {
    const { send } = await renderDialog();
    type("Your name", "");
    await send();
    expect(isMarked("Your name")).toBe(true);
    type("Your name", "Ana");
    expect(isMarked("Your name")).toBe(false);
  });

  it("clears the error of a missing name and disables the field for an anonymous giver", async () => {
    const { send, user } = await renderDialog();
    type("Your name", "");
    await send();
    expect(isMarked("Your name")).toBe(true);
    await user.click(screen.getByRole("checkbox", { name: "Give anonymously" }));
    expect(isMarked("Your name")).toBe(false);
    expect(field("Your name").disabled).toBe(true);
  });

  it.each([
    ["purchasedBy", "Your name"],
    ["message", "A few words"],
  ])(
    "shows the server's error about %s at the field, until it is corrected",
    async (name, label) => {
      const sentence = "This isn't valid.";
      const { send } = await renderDialog({ [name]: sentence });
      await send();
      await waitFor(() => expect(isMarked(label)).toBe(true));
      expect(getDescription(label)).toContain(sentence);
      expect(document.activeElement).toBe(field(label));
      expect(screen.queryByRole("alert")).toBeNull();
      type(label, "Other words");
      expect(isMarked(label)).toBe(false);
      expect(screen.queryByText(sentence)).toBeNull();
    },
  );

  it("shows an error without a field above the buttons", async () => {
    const { send } = await renderDialog({ id: "No such wish." });
    await send();
    expect((await screen.findByRole("alert")).textContent).toBe("No such wish.");
  });
});
