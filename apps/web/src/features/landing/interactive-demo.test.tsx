import { createDemoHub } from "@giftling/domain";
import { runWithLanguage } from "@giftling/messages/language";
import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderWithTheme } from "../../testing/render.tsx";
import { InteractiveDemo } from "./interactive-demo.tsx";
import { createInteractiveHub, createSampleHub } from "./sample-hub.ts";

function show() {
  const { user } = renderWithTheme(<InteractiveDemo />);
  const notes = () =>
    within(screen.getAllByRole("list").at(-1) as HTMLElement)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  return { user, notes };
}

test("moves a gift from the list to the wall, and back (rule: living-demo)", async () => {
  const { user, notes } = show();
  const before = notes();
  expect(before).toHaveLength(4);
  expect(before[0]).toBe("Grandma RoseGiftFirst telescope");

  await user.click(screen.getByRole("button", { name: "I'll get this Bridge building kit" }));
  expect(notes()).toEqual(["YouGiftBridge building kit", ...before.slice(0, 3)]);
  expect(screen.queryByRole("button", { name: /Bridge building kit/ })).toBeNull();
  expect(screen.getByRole("status").textContent).toBe("You are on the Wall of Support.");
  const back = screen.getByRole("button", { name: "Put back on the list" });
  expect(document.activeElement).toBe(back);

  await user.click(back);
  expect(notes()).toEqual(before);
  expect(document.activeElement).toBe(
    screen.getByRole("button", { name: "I'll get this Bridge building kit" }),
  );
});

test("links other buttons to the demo", async () => {
  const follow = vi.spyOn(window.location, "assign").mockReturnValue();
  const { user } = show();
  await user.click(screen.getByRole("button", { name: "Chip in to Swimming lessons" }));
  expect(follow).toHaveBeenCalledWith("/hub/demo");
});

test.each(["en", "es"] as const)("shows the demo family's data in %s", (language) => {
  const demo = createDemoHub("demo-emma", new Date(), language);
  const living = runWithLanguage(language, () => createInteractiveHub());
  const found = living.wishlist.map(({ name }) =>
    demo?.wishlist.find((item) => item.name === name),
  );
  expect(living.wishlist).toMatchObject(
    found.map((item) => ({
      price: item?.price,
      isPurchased: item?.isPurchased,
      purchasedBy: item?.purchasedBy,
      fundingGoal: item?.fundingGoal,
      fundingReceived: item?.fundingReceived,
    })),
  );
  const givers = living.contributions.map(({ contributorName, type }) => [contributorName, type]);
  const real = demo?.contributions.map(({ contributorName, type }) => [contributorName, type]);
  expect(real).toEqual(expect.arrayContaining(givers));
});

test.each(["en", "es"] as const)("shows the demo family's texts on the card in %s", (language) => {
  const demo = createDemoHub("demo-emma", new Date(), language);
  const { paymentLinks, updates } = runWithLanguage(language, () => createSampleHub());
  const [fund] = demo?.paymentLinks ?? [];
  expect(paymentLinks).toMatchObject([{ label: fund?.label, description: fund?.description }]);
  const [latest] = demo?.updates ?? [];
  expect(updates.map(({ title }) => title)).toEqual([latest?.title]);
  // The card shows only the beginning of the update's text.
  expect(latest?.content).toContain(updates[0]?.content);
});
