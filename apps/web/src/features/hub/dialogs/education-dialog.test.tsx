import { screen, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createHubFixture, renderHub } from "../../../testing/render-hub.tsx";

/** Prevents a click on an external link from opening a tab. */
function stayHere(event: Event) {
  if (event.target instanceof Element && event.target.closest("a[target]")) event.preventDefault();
}

// The first import of the dialogs is slow, so it must not count toward a test's timeout.
beforeAll(() => import("./hub-dialogs.tsx"));
beforeAll(() => {
  document.addEventListener("click", stayHere);
  return () => document.removeEventListener("click", stayHere);
});

let copied: (string | undefined)[] = [];
let canCopy = true;
beforeEach(() => {
  copied = [];
  canCopy = true;
  document.execCommand = () => {
    if (canCopy) copied.push(document.querySelector("textarea")?.value);
    return canCopy;
  };
});

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const ANSWERS = { "links.clickPayment": null, "links.clickRegistry": null };
const CODE = "EMMA-529-DEMO";

/** Opens the 529 nudge by following a registry link. */
async function openNudge() {
  const { user } = renderHub(createHubFixture(), ANSWERS);
  await user.click(screen.getByRole("button", { name: /^Other gift registries/ }));
  const [link] = await within(await screen.findByRole("dialog")).findAllByRole("link");
  if (link) await user.click(link);
  await screen.findByRole("heading", { name: "Help Now & For The Future" });
  return user;
}

const dialog = () => within(screen.getByRole("dialog"));
const planLink = () => dialog().getByRole("link");

describe("EducationDialog (rule: education-nudge)", () => {
  it("lists the suggested amounts as text, and shows the code beside the link", async () => {
    await openNudge();
    const amounts = dialog().getAllByRole("listitem");
    expect(amounts.map((amount) => amount.textContent?.trim())).toEqual([
      "$10",
      "$25 Recommended",
      "$50",
    ]);
    const actions = planLink().parentElement;
    if (actions === null) throw new Error("The link is not among the buttons");
    expect(actions.textContent).toContain(CODE);
    expect(within(actions).getByRole("button", { name: "Copy" })).toBeTruthy();
  });

  it("copies the code within the click, says so, and shows the code on return", async () => {
    const user = await openNudge();
    await user.click(planLink());
    expect(copied).toEqual([CODE]);
    expect(planLink().textContent).toBe("Copied. Opening…");
    await screen.findByRole("group", { name: "How much did you send?" });
    expect(screen.getByRole("dialog").textContent).toContain(CODE);
    expect(dialog().getByRole("button", { name: "Copy" })).toBeTruthy();
  });

  it("does not say that the code is copied if the browser rejects copying", async () => {
    canCopy = false;
    const user = await openNudge();
    await user.click(planLink());
    expect(planLink().textContent).toBe("Open the 529 page");
  });
});
