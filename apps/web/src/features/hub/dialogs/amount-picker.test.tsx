import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderWithTheme } from "../../../testing/render.tsx";
import { createHubFixture } from "../../../testing/render-hub.tsx";
import { HubContext, INERT_HUB_CONTEXT } from "../flow/hub-context.ts";
import { AmountPicker } from "./amount-picker.tsx";
import { useGivingForm } from "./use-giving-form.ts";

function Picker() {
  const { form, onSubmit } = useGivingForm({
    draft: "a test",
    asksName: false,
    asksAmount: true,
    give: () => expect.unreachable("no amount was given"),
  });
  return (
    <form onSubmit={onSubmit}>
      <AmountPicker legend="How much did you give?" suggestions={[10]} form={form} />
      <button type="submit">Tell the family</button>
    </form>
  );
}

it("shows an error for a missing amount at the focused field", async () => {
  const { user } = renderWithTheme(
    <HubContext value={{ ...INERT_HUB_CONTEXT, hub: createHubFixture() }}>
      <Picker />
    </HubContext>,
  );
  await user.click(screen.getByRole("button", { name: "Tell the family" }));
  const field = screen.getByRole("textbox", { name: "Amount in dollars" });
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  screen.getByText("Enter an amount in dollars.");
});
