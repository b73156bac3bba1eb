import {
  createDemoHub,
  getUnitPurchaseFields,
  type HubView,
  type PurchaseResult,
} from "@giftling/domain";
import { screen } from "@testing-library/react";
import { INERT_HUB_CONTEXT } from "../features/hub/flow/hub-context.ts";
import { HubContent } from "../features/hub/page/hub-content.tsx";
import { useHubState } from "../features/hub/page/hub-page.tsx";
import { MockApiProvider } from "./mock-api-provider.tsx";
import { renderWithTheme } from "./render.tsx";

export const TEST_NOW = new Date("2026-03-01T12:00:00Z");

export function createHubFixture(): HubView {
  const hub = createDemoHub("demo-emma", TEST_NOW);
  if (hub === null) throw new Error("The demo has no Emma");
  return hub;
}

type Call = { path: string; input: unknown; idempotencyKey: unknown };

/** Renders a stateful hub, which shows the results of writes. */
function StatefulHub({ hub: loaded }: { hub: HubView }) {
  const { hub, change, refresh } = useHubState(loaded);
  return <HubContent hub={hub} change={change} refresh={refresh} whole={INERT_HUB_CONTEXT.whole} />;
}

/** Renders a hub with mock responses by procedure name. A call without a response fails like a lost connection. */
export function renderHub(hub: HubView, answers: Record<string, unknown> = {}) {
  const calls: Call[] = [];
  const { user } = renderWithTheme(
    <MockApiProvider
      answers={async (path, input, idempotencyKey) => {
        calls.push({ path, input, idempotencyKey });
        if (!(path in answers)) throw new TypeError(`No answer for ${path}`);
        const answer = answers[path];
        return typeof answer === "function" ? answer(input) : answer;
      }}
    >
      <StatefulHub hub={hub} />
    </MockApiProvider>,
  );
  const press = (name: RegExp) => user.click(screen.getByRole("button", { name }));
  return { user, press, calls };
}

export const getTextContents = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent?.trim() ?? "");

/** Returns the response to a visitor's purchase of a wish from the demo. */
export function createPurchaseResult(hub: HubView): PurchaseResult {
  const found = hub.wishlist.find(({ name }) => name === "Bridge building kit");
  if (found === undefined) throw new Error("The demo has no bridge building kit");
  const { isOnWall: _, ...item } = found;
  const gift = {
    id: "gift-1",
    giverName: "Ana",
    isAnonymous: false,
    isByParent: false,
    givenAt: TEST_NOW.toISOString(),
    receivedAt: null,
  };
  return {
    item: { ...item, ...getUnitPurchaseFields(gift) },
    undoToken: "undo-1",
    giftToken: "gift-1",
    passToken: "gift-1",
  };
}
