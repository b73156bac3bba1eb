import type {
  AnalyticsView,
  ContributionView,
  PaymentLinkView,
  RegistryLinkView,
  SentThankYouView,
  UpdateView,
} from "@giftling/domain";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { act, screen, within } from "@testing-library/react";
import { Profiler } from "react";
import { expect, test } from "vitest";
import { useSession } from "../../access/session.ts";
import { KID_FIXTURE } from "../../testing/kid.ts";
import { MockApiProvider } from "../../testing/mock-api-provider.tsx";
import { PARENT_FIXTURE } from "../../testing/parent.ts";
import { renderWithTheme } from "../../testing/render.tsx";
import { THANK_YOU_FIXTURE } from "../../testing/thank-you.ts";
import { WISH_FIXTURE } from "../../testing/wishlist-item.ts";
import { DashboardFrame } from "./frame/dashboard-frame.tsx";
import { TodayPage } from "./places/today-page.tsx";

const DAY = "2026-02-01T10:00:00.000Z";

const link: PaymentLinkView = {
  id: "p1",
  label: "College fund",
  url: "https://www.ugift529.com",
  description: null,
  isPriority: true,
  priorityOrder: 1,
  type: "529",
  contributionCode: null,
  isPrimary: true,
  createdAt: DAY,
};
const registry: RegistryLinkView = {
  id: "r1",
  label: "Birthday list",
  url: "https://www.target.com/emma",
  description: null,
  isPriority: true,
  priorityOrder: 2,
  service: "target",
  createdAt: DAY,
};
const update: UpdateView = {
  id: "n1",
  title: "First tooth",
  content: "It is tiny.",
  imageUrl: null,
  imageWidth: null,
  imageHeight: null,
  createdAt: DAY,
};
const contribution: ContributionView = {
  id: "c1",
  contributorName: "Uncle Ben",
  isAnonymous: false,
  amount: 50,
  type: "529",
  status: "reported",
  paymentLinkId: link.id,
  wishlistItemId: null,
  withdrawal: null,
  message: null,
  contributedAt: DAY,
};
const thankYou: SentThankYouView = {
  ...THANK_YOU_FIXTURE,
  kidId: KID_FIXTURE.id,
  contributorName: "Aunt May",
  contributionDate: DAY,
  giftLabel: link.label,
  hasEmail: true,
};
const analytics: AnalyticsView = {
  supporters: 2,
  totalLinkClicks: 5,
  totalPageViews: 9,
  totalContributions: 75,
  unconfirmedContributions: 50,
  wishlistItems: 1,
  daily: [],
};

/** Creates dashboard entries that count the reads of their fields. Rendering an entry reads its fields. */
function countedEntries() {
  const reads = new Map<string, number>();
  const counted = <Entry extends object>(list: string, entry: Entry): Entry[] => {
    reads.set(list, 0);
    const read = () => reads.set(list, (reads.get(list) ?? 0) + 1);
    const fields = Object.entries(entry).map(([name, value]) => {
      const get = () => {
        read();
        return value;
      };
      return [name, { get, enumerable: true }] as const;
    });
    return [Object.defineProperties({ ...entry }, Object.fromEntries(fields))];
  };
  const answers: Record<string, unknown> = {
    "account.user": PARENT_FIXTURE,
    "kids.analytics": counted("figures", analytics)[0],
    "wishlist.list": counted("wishes", WISH_FIXTURE),
    "links.listPayment": counted("payment links", link),
    "links.listRegistry": counted("registries", registry),
    "updates.list": counted("updates", update),
    "gratitude.contributions": counted("contributions", contribution),
    "gratitude.pendingThankYous": counted("thank-yous", thankYou),
  };
  return { reads, answers };
}

const ONE_KID = [KID_FIXTURE];
const select = () => undefined;

/** Resolves when nothing has been rendered for half a second. */
async function calm(reads: ReadonlyMap<string, number>) {
  for (let seen = ""; ; ) {
    const now = JSON.stringify([...reads]);
    if (now === seen) return;
    seen = now;
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  }
}

test("renders no dashboard list while typing in a gift's dialog", async () => {
  const { reads, answers } = countedEntries();
  let commits = 0;
  function Page() {
    const { user: parent } = useSession();
    if (parent === null) return null;
    return (
      <Profiler id="dashboard" onRender={() => (commits += 1)}>
        <DashboardFrame user={parent} kids={ONE_KID} kid={KID_FIXTURE} onSelectKid={select}>
          <TodayPage />
        </DashboardFrame>
      </Profiler>
    );
  }
  const router = createRouter({
    routeTree: createRootRoute({ component: Page }),
    history: createMemoryHistory({ initialEntries: ["/dashboard"] }),
  });
  const answer = (path: string) =>
    path in answers ? Promise.resolve(answers[path]) : new Promise(() => undefined);
  const { user } = renderWithTheme(
    <MockApiProvider answers={answer}>
      <RouterProvider router={router} />
    </MockApiProvider>,
  );
  await screen.findAllByText("Uncle Ben");
  expect(
    [...reads].filter(([, count]) => count === 0),
    "every list is drawn",
  ).toEqual([]);

  const wishlist = screen.getByRole("region", { name: "Wishlist" });
  await user.click(within(wishlist).getByRole("button", { name: "Add a gift" }));
  const field = await screen.findByLabelText(/^Name/);
  await calm(reads);
  const [before, commitsBefore] = [new Map(reads), commits];
  await user.type(field, "Kite");
  expect(commits - commitsBefore, "each letter is drawn").toBeGreaterThanOrEqual(4);
  expect(reads).toEqual(before);
});
