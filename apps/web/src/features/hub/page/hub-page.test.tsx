import { createDemoHub, createDemoHubKids } from "@giftling/domain";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { TEST_NOW } from "../../../testing/render-hub.tsx";
import { createPageElement, TEST_CONFIG } from "../../../testing/server-page.tsx";

/** Renders the demo hub as the server does. */
async function renderHubPage(showsBranding: boolean): Promise<HTMLElement> {
  const url = "/hub/demo?kid=demo-emma";
  const hub = createDemoHub("demo-emma", TEST_NOW, "en");
  if (hub === null) throw new Error("The demo has no Emma");
  const answers = {
    config: TEST_CONFIG,
    user: null,
    hubKids: createDemoHubKids(TEST_NOW, "en"),
    hub: { ...hub, showsBranding, referralCode: "ana-1" },
  };
  const page = document.createElement("div");
  page.innerHTML = renderToString(await createPageElement({ url, answers }));
  return page;
}

const CALL = "Create Your Free Hub (Get Premium Free for 1 Month)";

test.each([
  ["a heading on a Free hub", true, "main", "footer"],
  ["one line of the footer on a Premium hub", false, "footer", "main"],
])("renders the closing call as %s (rule: closing-call)", async (_what, showsBranding, at, not) => {
  const page = await renderHubPage(showsBranding);
  const part = page.querySelector(at);
  expect(part?.textContent).toContain(CALL);
  const link = [...(part?.querySelectorAll("a") ?? [])].find(
    ({ textContent }) => textContent === "Start for Free",
  );
  expect(link?.getAttribute("href")).toBe("/api/login?ref=ana-1");
  expect(page.querySelector(not)?.textContent).not.toContain(CALL);
  expect(page.querySelector("footer")?.textContent?.includes("Made with Giftling")).toBe(
    showsBranding,
  );
});
