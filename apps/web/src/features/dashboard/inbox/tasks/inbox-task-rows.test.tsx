import { addDays, getResourceVersion, mapKidSizes, type ParentKidView } from "@giftling/domain";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { KID_FIXTURE } from "../../../../testing/kid.ts";
import { MockApiProvider } from "../../../../testing/mock-api-provider.tsx";
import { MockRouterProvider } from "../../../../testing/mock-router-provider.tsx";
import { PARENT_FIXTURE } from "../../../../testing/parent.ts";
import { renderWithTheme } from "../../../../testing/render.tsx";
import { WISH_FIXTURE } from "../../../../testing/wishlist-item.ts";
import { trpc } from "../../../../trpc.ts";
import { DashboardContext } from "../../dashboard-context.ts";
import { InboxSection } from "../inbox-section.tsx";

const today = new Date();
const yesterday = addDays(today, -1);
const born = { birthdayMonth: yesterday.getMonth() + 1, birthdayDay: yesterday.getDate() };
const sizes = {
  ...mapKidSizes(() => null),
  tops: "6",
  shoes: "12",
  sizesCheckedAt: addDays(today, -125).toISOString(),
};
const giver = { giverName: "Rose", isAnonymous: false, isByParent: false, message: null };
const GIVEN = {
  ...WISH_FIXTURE,
  isPurchased: true,
  remaining: 0,
  gifts: [{ ...giver, id: "g1", givenAt: today.toISOString(), receivedAt: null }],
};

beforeEach(() => window.localStorage.clear());

function show(
  facts: Partial<ParentKidView>,
  { refuses = false, gifts = [] as object[], parent = PARENT_FIXTURE } = {},
) {
  const calls: unknown[] = [];
  const opened: string[] = [];
  const plain = { ...KID_FIXTURE, ...facts };
  const kid = { ...plain, version: getResourceVersion("kid", plain) };
  const answer = async (path: string, input: unknown) => {
    if (path === "kids.list") return [kid];
    if (path === "wishlist.list") return gifts;
    if (path === "account.user") return parent;
    if (path === "account.checkArrivals") {
      return { ...PARENT_FIXTURE, arrivalsCheckedAt: today.toISOString() };
    }
    if (path.startsWith("gratitude.")) return [];
    calls.push(input);
    if (refuses) throw new TypeError("No connection");
    return { ...kid, sizesCheckedAt: today.toISOString() };
  };
  function Page() {
    const { data } = trpc.kids.list.useQuery();
    const { data: known = parent } = trpc.account.user.useQuery();
    const [shown] = data ?? [];
    if (shown === undefined) return null;
    const dashboard = {
      user: known,
      kids: [shown],
      kid: shown,
      hubPath: "/hub/rivera",
      onSelectKid: () => undefined,
      add: () => undefined,
      share: () => undefined,
      search: () => undefined,
      editKid: () => undefined,
      editSizes: () => void opened.push("sizes"),
    };
    return (
      <MockRouterProvider>
        <DashboardContext value={dashboard}>
          <p>ready</p>
          <InboxSection />
        </DashboardContext>
      </MockRouterProvider>
    );
  }
  const { user } = renderWithTheme(
    <MockApiProvider answers={answer}>
      <Page />
    </MockApiProvider>,
  );
  return { user, calls, opened };
}

const question = () => screen.queryByRole("listitem", { name: "Still right?" });

test("requests confirmation of four-month-old sizes, and saves it with one tap (rule: sizes)", async () => {
  const { user, calls } = show(sizes);
  const right = await screen.findByRole("button", { name: "Still right" });
  expect(question()?.textContent).toContain("Tops 6, shoes 12");
  await user.dblClick(right);
  await waitFor(() => expect(question()).toBeNull());
  expect(calls).toEqual([{ id: KID_FIXTURE.id, areSizesRight: true }]);
});

test("shows the question again when saving fails, and opens the form on Change", async () => {
  const { user, calls, opened } = show(sizes, { refuses: true });
  await user.click(await screen.findByRole("button", { name: "Still right" }));
  await waitFor(() => expect(calls).toHaveLength(1));
  await user.click(await screen.findByRole("button", { name: "Change" }));
  expect(opened).toEqual(["sizes"]);
});

test.each([
  ["checked lately", { ...sizes, sizesCheckedAt: addDays(today, -30).toISOString() }],
  ["nothing filled in", { ...sizes, ...mapKidSizes(() => null) }],
])("shows no question about sizes: %s", async (_what, facts) => {
  show(facts);
  await screen.findByText("ready");
  await screen.findByText("All caught up");
  expect(question()).toBeNull();
});

test("shows the question about received gifts beside the question about sizes (rule: after-the-day)", async () => {
  const { user } = show({ ...sizes, ...born }, { gifts: [GIVEN] });
  await screen.findByRole("listitem", { name: "What arrived?" });
  await screen.findByRole("listitem", { name: "Still right?" });
  await user.click(screen.getByRole("button", { name: "Not this year" }));
  await waitFor(() => expect(screen.queryByRole("listitem", { name: "What arrived?" })).toBeNull());
});

test("shows the question about sizes when no gifts are left to check after the birthday", async () => {
  show({ ...sizes, ...born });
  await screen.findByRole("listitem", { name: "Still right?" });
});

test("shows one question about received gifts for the birthday and the second day", async () => {
  const second = {
    secondDayName: "Christmas",
    secondDayMonth: born.birthdayMonth,
    secondDayDay: born.birthdayDay,
  };
  show({ ...second }, { gifts: [GIVEN] });
  const row = await screen.findByRole("listitem", { name: "What arrived?" });
  expect(row.textContent).toContain("Christmas was on");
});

test("shows who asks to join, and an expired invitation (rule: joining)", async () => {
  const [past, future] = [addDays(today, -1).toISOString(), addDays(today, 1).toISOString()];
  const invitations = [
    { email: "ben@example.com", askedBy: "Ben", expiresAt: future },
    { email: "ana@example.com", askedBy: null, expiresAt: past },
    { email: "open@example.com", askedBy: null, expiresAt: future },
  ];
  show({}, { parent: { ...PARENT_FIXTURE, invitations } });
  await screen.findByRole("listitem", { name: "Ben asks to join" });
  const expired = screen.getByRole("listitem", { name: "Your invitation expired" });
  expect(expired.textContent).toContain("ana@example.com");
  expect(screen.queryByText(/open@example.com/)).toBeNull();
});
