import type { SentThankYouView } from "@giftling/domain";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { MockApiProvider } from "../../../testing/mock-api-provider.tsx";
import { renderWithTheme } from "../../../testing/render.tsx";
import { THANK_YOU_FIXTURE } from "../../../testing/thank-you.ts";
import { trpc } from "../../../trpc.ts";
import { useSetContributionStatus } from "../../gifts/ledger/use-ledger-mutations.ts";
import { useUnsharedThankYous } from "./unshared-thank-you-ids.ts";
import { useSendThankYou } from "./use-send-thank-yous.ts";
import { useMarkGiftThanked } from "./use-thank-you-mutations.ts";

afterEach(() => window.localStorage.clear());

const WAITING = { ...THANK_YOU_FIXTURE, contributionId: "c1", contributorName: "Rose" };
const SENT: SentThankYouView = { ...WAITING, status: "sent", personalMessage: "Thank you" };
const CONTRIBUTION = { id: "c1", amount: 25, status: "reported", wishlistItemId: null };

/** Lists the pending thank-yous and the links to share, with a button for each write. */
function Queue() {
  const pending = trpc.gratitude.pendingThankYous.useQuery({ kidId: "k1" });
  trpc.gratitude.contributions.useQuery({ kidId: "k1" });
  const unshared = useUnsharedThankYous("k1");
  const send = useSendThankYou("k1");
  const confirm = useSetContributionStatus("k1");
  const mark = useMarkGiftThanked("k1", "Emma");
  return (
    <>
      <button type="button" onClick={() => send.mutate({ id: "t1", personalMessage: "Thank you" })}>
        Send
      </button>
      <button type="button" onClick={() => confirm.mutate({ id: "c1", status: "confirmed" })}>
        Confirm
      </button>
      <button type="button" onClick={() => mark.mutate({ id: "t1", isThanked: true })}>
        Thank
      </button>
      {confirm.isSuccess && <p>Confirmed</p>}
      {pending.data?.map(({ id, contributorName }) => (
        <p key={id}>Waiting: {contributorName}</p>
      ))}
      {unshared.map(({ id, contributorName }) => (
        <p key={id}>Link of {contributorName}</p>
      ))}
    </>
  );
}

/** Returns a promise that resolves with `value` after `release` is called. */
function createLateResponse(value: unknown) {
  let release = () => {};
  const response = new Promise((resolve) => {
    release = () => resolve(value);
  });
  return { response, release: () => release() };
}

test("lists a new link although the first query of the history started before it was sent", async () => {
  const early = createLateResponse([]);
  let reads = 0;
  const { user } = renderWithTheme(
    <MockApiProvider
      answers={async (path) => {
        if (path === "gratitude.sentThankYous") {
          reads += 1;
          return reads === 1 ? early.response : [SENT];
        }
        if (path === "gratitude.sendThankYou") return SENT;
        return path === "gratitude.pendingThankYous" && reads === 0 ? [WAITING] : [];
      }}
    >
      <Queue />
    </MockApiProvider>,
  );
  await screen.findByText("Waiting: Rose");
  await user.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(screen.queryByText("Waiting: Rose")).toBeNull());
  early.release();
  await screen.findByText("Link of Rose");
});

test("does not return a thanked gift to the queue when its confirmation responds late", async () => {
  const { response, release } = createLateResponse({
    ...CONTRIBUTION,
    status: "confirmed",
    changed: { analytics: {}, thankYou: WAITING },
  });
  const { user } = renderWithTheme(
    <MockApiProvider
      answers={async (path) => {
        if (path === "gratitude.pendingThankYous") return [WAITING];
        if (path === "gratitude.contributions") return [CONTRIBUTION];
        if (path === "gratitude.setContributionStatus") return response;
        return { ...WAITING, status: "thanked" };
      }}
    >
      <Queue />
    </MockApiProvider>,
  );
  await screen.findByText("Waiting: Rose");
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  await user.click(screen.getByRole("button", { name: "Thank" }));
  await waitFor(() => expect(screen.queryByText("Waiting: Rose")).toBeNull());
  release();
  await screen.findByText("Confirmed");
  expect(screen.queryByText("Waiting: Rose")).toBeNull();
});
