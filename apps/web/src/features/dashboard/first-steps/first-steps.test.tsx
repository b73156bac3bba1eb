import { getLinkProcedureSuffix, type KidView, LINK_KINDS } from "@giftling/domain";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { KID_FIXTURE } from "../../../testing/kid.ts";
import { MockApiProvider } from "../../../testing/mock-api-provider.tsx";
import { PARENT_FIXTURE } from "../../../testing/parent.ts";
import { renderWithTheme } from "../../../testing/render.tsx";
import { WISH_FIXTURE } from "../../../testing/wishlist-item.ts";
import { trpc } from "../../../trpc.ts";
import { useLinkLists } from "../../entries/lists/link-procedures.ts";
import { saveFirstStepsFlag, useFirstStepsState } from "../../share/kid-page-flags.ts";
import { DashboardContext } from "../dashboard-context.ts";
import FirstStepsChecklist from "./first-steps.tsx";

const FIGURES = {
  supporters: 0,
  totalLinkClicks: 0,
  totalPageViews: 0,
  totalContributions: 0,
  unconfirmedContributions: 0,
  wishlistItems: 0,
  daily: [],
};

const input = { kidId: KID_FIXTURE.id };

/** Loads the data of the first-steps checklist into the query cache, because the checklist reads only cached data. */
function Asking() {
  trpc.kids.analytics.useQuery(input);
  useLinkLists(input.kidId);
  return trpc.wishlist.list.useQuery(input).data ? <p>read</p> : null;
}

function Page({ kid }: { kid: KidView }) {
  const { hasSteps, isShared, isBare } = useFirstStepsState(kid);
  return (
    <>
      <p>{`${isShared ? "shared" : "private"}, ${isBare ? "bare" : "figures"}`}</p>
      {hasSteps && <FirstStepsChecklist />}
    </>
  );
}

async function show({
  figures = {},
  wishes = 0,
  links = 0,
  avatarUrl = "",
  isPriority = false,
} = {}) {
  const kid = { ...KID_FIXTURE, avatarUrl: avatarUrl || null };
  const added: string[] = [];
  const answers: Record<string, unknown> = {
    "account.user": PARENT_FIXTURE,
    "kids.analytics": { ...FIGURES, ...figures },
    ...Object.fromEntries(
      LINK_KINDS.map((kind) => [`links.list${getLinkProcedureSuffix(kind)}`, []]),
    ),
    "links.listPayment": Array.from({ length: links }, (_, n) => ({
      id: `p${n}`,
      isPriority,
    })),
    "wishlist.list": Array.from({ length: wishes }, (_, n) => ({ ...WISH_FIXTURE, id: `w${n}` })),
  };
  const dashboard = {
    user: PARENT_FIXTURE,
    kids: [kid],
    kid,
    hubPath: "/hub/rivera",
    onSelectKid: () => undefined,
    add: (what: string) => void added.push(what),
    share: () => undefined,
    search: () => undefined,
    editKid: () => void added.push("photo"),
    editSizes: () => void added.push("sizes"),
  };
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: ["/dashboard"] }),
    routeTree: createRootRoute({
      component: () => (
        <MockApiProvider answers={(path) => Promise.resolve(answers[path])}>
          <DashboardContext value={dashboard}>
            <Asking />
            <Page kid={kid} />
          </DashboardContext>
        </MockApiProvider>
      ),
    }),
  });
  const { user } = renderWithTheme(<RouterProvider router={router} />);
  await screen.findByText("read");
  return { user, added };
}

const card = () => screen.queryByRole("region", { name: "First steps" });

beforeEach(() => window.localStorage.clear());

test("shows five steps with actions on a new page instead of zeros", async () => {
  const { user, added } = await show();
  const steps = within(await screen.findByRole("region", { name: "First steps" }));
  expect(screen.queryByText("private, bare")).not.toBeNull();
  expect(steps.getAllByRole("listitem")).toHaveLength(5);
  expect(steps.queryByText("0 of 5 done")).not.toBeNull();
  await user.click(steps.getByRole("button", { name: "Add a photo" }));
  await user.click(steps.getByRole("button", { name: "Add a wish" }));
  await user.click(steps.getByRole("button", { name: "Add a link" }));
  await user.click(steps.getByRole("button", { name: "Add sizes and likes" }));
  expect(added).toEqual(["photo", "gift", "payment", "sizes"]);
  expect(steps.getByRole("link", { name: "See the page" }).getAttribute("href")).toBe(
    "/hub/rivera",
  );
  act(() => saveFirstStepsFlag(KID_FIXTURE.id, "seen"));
  expect(steps.queryByText("1 of 5 done")).not.toBeNull();
});

test("offers to choose the Top 3 while it is empty and something can take a slot", async () => {
  await show({ wishes: 1, links: 1 });
  const choose = await screen.findByRole("link", { name: "Choose the Top 3" });
  expect(choose.getAttribute("href")).toBe("/dashboard/giving?kid=k1");
});

test.each([
  ["a priority", { links: 1, isPriority: true }],
  ["only plain wishes", { wishes: 1 }],
])("does not offer to choose the Top 3 with %s", async (_what, page) => {
  await show(page);
  await screen.findByRole("region", { name: "First steps" });
  expect(screen.queryByRole("link", { name: "Choose the Top 3" })).toBeNull();
});

test("marks steps as done from the page's content and views", async () => {
  await show({ figures: { totalPageViews: 2, wishlistItems: 3 }, wishes: 3 });
  const steps = within(await screen.findByRole("region", { name: "First steps" }));
  expect(steps.getAllByText("(done)", { exact: false })).toHaveLength(2);
  expect(steps.queryByText("2 of 5 done")).not.toBeNull();
  await waitFor(() => expect(screen.queryByText("shared, figures")).not.toBeNull());
});

test("dismisses the checklist permanently, and hides it after the first supporter", async () => {
  const { user } = await show();
  await user.click(await screen.findByRole("button", { name: "Hide the first steps" }));
  await waitFor(() => expect(card()).toBeNull());
  expect(screen.queryByText("private, figures")).not.toBeNull();
});

test("shows no checklist with supporters or after dismissal", async () => {
  await show({ figures: { supporters: 1 } });
  await waitFor(() => expect(screen.queryByText("shared, figures")).not.toBeNull());
  expect(card()).toBeNull();
});

const GROWN = { figures: { wishlistItems: 3 }, wishes: 3, links: 1, avatarUrl: "/emma.webp" };

test("collapses to one line after the last step", async () => {
  saveFirstStepsFlag(KID_FIXTURE.id, "seen");
  await show(GROWN);
  expect(await screen.findByRole("region", { name: "First steps" })).not.toBeNull();
  act(() => saveFirstStepsFlag(KID_FIXTURE.id, "shared"));
  const ready = within(screen.getByRole("region", { name: "Emma's page is ready" }));
  expect(ready.queryByText("5 of 5 done")).not.toBeNull();
  expect(ready.queryAllByRole("listitem")).toHaveLength(0);
});

test("shows no checklist for an already complete page", async () => {
  saveFirstStepsFlag(KID_FIXTURE.id, "seen");
  saveFirstStepsFlag(KID_FIXTURE.id, "shared");
  await show(GROWN);
  await waitFor(() => expect(screen.queryByText("shared, figures")).not.toBeNull());
  expect(screen.queryByRole("button", { name: "Hide the first steps" })).toBeNull();
});

test("shows the progress of a started checklist", async () => {
  await show({ figures: { wishlistItems: 2 }, wishes: 2 });
  expect(await screen.findByText("Add three wishes (2 so far)")).not.toBeNull();
});

function Before() {
  return <p>{useFirstStepsState(KID_FIXTURE).wasBare ? "was bare" : "unknown"}</p>;
}

function showBefore() {
  renderWithTheme(
    <MockApiProvider answers={() => new Promise(() => undefined)}>
      <Before />
    </MockApiProvider>,
  );
}

test("determines before loading whether the figures were zero at the last visit", () => {
  showBefore();
  screen.getByText("unknown");
  act(() => saveFirstStepsFlag(KID_FIXTURE.id, "begun"));
  screen.getByText("was bare");
  act(() => saveFirstStepsFlag(KID_FIXTURE.id, "filled"));
  screen.getByText("unknown");
});
