import { act } from "react";
import { expect, it } from "vitest";
import { render } from "../../../testing/render.tsx";
import { AmountPicker } from "./amount-picker.tsx";
import { useAmount } from "./use-amount.ts";

function Picker() {
  const amount = useAmount(null);
  return (
    <>
      <AmountPicker
        legend="How much did you give?"
        suggestions={[{ amount: 10, isRecommended: false }]}
        amount={amount}
      />
      <button type="button" onClick={() => amount.read()}>
        Tell the family
      </button>
    </>
  );
}

it("asks for a missing amount in a field that has the focus", async () => {
  await render(<Picker />);
  await act(async () => document.querySelector("button")?.click());
  expect(document.activeElement?.getAttribute("aria-invalid")).toBe("true");
  expect(document.body.textContent).toContain("Enter an amount in dollars.");
});
