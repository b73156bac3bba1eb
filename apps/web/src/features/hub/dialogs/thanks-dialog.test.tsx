import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { createHubFixture, createPurchaseResult, renderHub } from "../../../testing/render-hub.tsx";
import { createValidationError } from "../../../testing/validation-error.ts";

// The first import of the dialogs and of the confetti is slow, so it must not count toward a test's timeout.
beforeAll(() => Promise.all([import("./hub-dialogs.tsx"), import("../flow/launch-confetti.ts")]));

/** CSS variables of the confetti's colors. */
const COLORS = [
  "--giftling-art-gift",
  "--giftling-sun",
  "--mantine-color-evergreen-filled",
  "--giftling-art-soft",
];

beforeEach(() => {
  // Removes canvases of other test files, which share the document.
  for (const canvas of document.querySelectorAll("canvas")) canvas.remove();
  for (const name of COLORS) document.documentElement.style.setProperty(name, "#f4b942");
  // The test environment cannot draw on a canvas, so this context has only methods that do nothing.
  const context = new Proxy({}, { get: () => () => undefined, set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
});

afterEach(() => {
  for (const name of COLORS) document.documentElement.style.removeProperty(name);
  window.localStorage.clear();
  window.sessionStorage.clear();
});

/** Records a purchase. Returns a function that presses Undo in the thank-you. */
async function recordPurchase(answers: Record<string, unknown>) {
  const hub = createHubFixture();
  const { user, press } = renderHub(hub, {
    "wishlist.purchase": createPurchaseResult(hub),
    "hub.kid": hub,
    ...answers,
  });
  await press(/^I'll get this Bridge building kit/);
  await user.click(await screen.findByRole("button", { name: "I already bought it" }));
  await user.type(await screen.findByLabelText("Your name"), "Ana");
  await press(/^I bought this gift/);
  await waitFor(() => expect(document.querySelector("canvas")).not.toBeNull());
  const thanks = within(screen.getByRole("dialog"));
  return async () =>
    user.click(await thanks.findByRole("button", { name: /^Undo Bridge building kit/ }));
}

it("removes the confetti when the purchase is undone", async () => {
  const { wishlist } = createHubFixture();
  const undo = await recordPurchase({
    "wishlist.undoPurchase": wishlist.find(({ name }) => name === "Bridge building kit"),
  });
  await undo();
  await screen.findByText("Back on the list");
  expect(document.querySelector("canvas")).toBeNull();
});

it("does not change the text of the thank-you while it closes after an undo", async () => {
  const { wishlist } = createHubFixture();
  const undo = await recordPurchase({
    "wishlist.undoPurchase": wishlist.find(({ name }) => name === "Bridge building kit"),
  });
  const status = within(screen.getByRole("dialog")).getByRole("status");
  const texts: (string | null)[] = [];
  const observer = new MutationObserver(() => texts.push(status.textContent));
  observer.observe(status, { characterData: true, childList: true, subtree: true });
  await undo();
  await screen.findByText("Back on the list");
  observer.disconnect();
  expect(texts).toEqual([]);
});

it("shows no error for an undo that an earlier request with a lost response completed", async () => {
  const path = "wishlist.undoPurchase";
  const errors = [new TypeError("Failed to fetch"), createValidationError(path, {}, "NOT_FOUND")];
  const undo = await recordPurchase({ [path]: () => Promise.reject(errors.shift()) });
  await undo();
  await screen.findByText(/check your connection/);
  await undo();
  await screen.findByText("Back on the list");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
