import { demoHub, type HubView } from "@giftling/domain";
import { screen } from "@testing-library/react";
import { HubContent } from "../features/hub/page/hub-content.tsx";
import { trpc } from "../trpc.ts";
import { MockApiProvider } from "./mock-api-provider.tsx";
import { renderWithTheme } from "./render.tsx";

export const NOW = new Date("2026-03-01T12:00:00Z");

export function createHubFixture(): HubView {
  const hub = demoHub("demo-emma", NOW);
  if (hub === null) throw new Error("The demo has no Emma");
  return hub;
}

type Call = { path: string; input: unknown; idempotencyKey: unknown };

/** Renders the hub from the query cache, so that it shows the result of a mutation. */
function Cached({ hub }: { hub: HubView }) {
  const input = { familyUrl: hub.familyUrl, kidId: hub.kid.id };
  const { data } = trpc.hub.kid.useQuery(input, { initialData: hub });
  return <HubContent hub={data} />;
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
      <Cached hub={hub} />
    </MockApiProvider>,
  );
  const press = (name: RegExp) => user.click(screen.getByRole("button", { name }));
  return { user, press, calls };
}

export const getTextContents = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent?.trim() ?? "");
