import type { HoldWishResult, HubView } from "@giftling/domain";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { createHubFixture, renderHub, TEST_NOW } from "../../../testing/render-hub.tsx";
import { saveSupporterName } from "../memory/supporter-memory.ts";

// The first import of the dialogs is slow, so it must not count toward a test's timeout.
beforeAll(() => import("./hub-dialogs.tsx"));

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const WALL = "Shown on Emma's wall.";
const FAMILY = "Only Emma's family sees it.";

const dialog = async () => within(await screen.findByRole("dialog"));

/** Returns a field's accessible description. */
function getDescription(field: HTMLElement): string {
  const ids = field.getAttribute("aria-describedby")?.split(/\s+/) ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(" ");
}

function hold(hub: HubView): HoldWishResult {
  const item = hub.wishlist.find(({ name }) => name === "Bridge building kit");
  if (item === undefined) throw new Error("The demo has no bridge building kit");
  const { isOnWall: _, ...wish } = item;
  const reservedUntil = new Date(TEST_NOW.getTime() + 48 * 3_600_000).toISOString();
  return { item: { ...wish, held: 1 }, passToken: "pass-1", reservedUntil };
}

describe("audience of a name", () => {
  it.each([
    ["purchase", [/^I'll get this Bridge building kit/, /^I already bought it/], "Your name", WALL],
    ["contribution", [/^I contributed/], "Your name", WALL],
    ["activity", [/^Chip in/], "Your name", WALL],
    ["off-list gift", [/^I gave something else/], "Your name", WALL],
    ["hold", [/^I'll get this Bridge building kit/], "Your name, if you like", FAMILY],
    ["subscription", [/^Get .*updates/], "Your name", FAMILY],
  ] as const)("describes who sees the name of a %s", async (_kind, pressed, label, hint) => {
    const { user } = renderHub(createHubFixture());
    for (const [step, name] of pressed.entries()) {
      const place = step === 0 ? screen : await dialog();
      const [button] = await place.findAllByRole("button", { name });
      if (button) await user.click(button);
    }
    const field = await (await dialog()).findByLabelText(label);
    expect(getDescription(field)).toBe(hint);
  });

  it("does not fill in the name of a hold in a form that publishes it", async () => {
    const hub = createHubFixture();
    const { user, press } = renderHub(hub, { "wishlist.reserve": hold(hub) });
    await press(/^I'll get this Bridge building kit/);
    await user.type((await dialog()).getByLabelText("Your name, if you like"), "Ana");
    await press(/^Hold it for 48 hours/);
    await user.click(await screen.findByRole("button", { name: "Back to the list" }));
    await press(/^I gave something else/);
    const field = await screen.findByLabelText<HTMLInputElement>("Your name");
    expect(field.value).toBe("");
  });

  it("fills in the last public name", async () => {
    saveSupporterName("Ana");
    const { press } = renderHub(createHubFixture());
    await press(/^I gave something else/);
    const field = await screen.findByLabelText<HTMLInputElement>("Your name");
    expect(field.value).toBe("Ana");
  });
});
