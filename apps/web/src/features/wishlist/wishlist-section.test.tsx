import type { WishlistItemView } from "@giftling/domain";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { MockApiProvider, type ProcedureResponder } from "../../testing/mock-api-provider.tsx";
import { MockRouterProvider } from "../../testing/mock-router-provider.tsx";
import { renderWithTheme } from "../../testing/render.tsx";
import { createPurchasedWish, WISH_FIXTURE as train } from "../../testing/wishlist-item.ts";
import { trpc } from "../../trpc.ts";
import { sortWishesByState, WishlistSection } from "./wishlist-section.tsx";

const bought = createPurchasedWish(train, "Parent");

/** Name of the wish in the server's response. Tests wait for this name to detect that the response was applied. */
const SAVED = { name: "Wooden train, saved" };

const FIGURES = {
  supporters: 0,
  totalLinkClicks: 0,
  totalPageViews: 0,
  totalContributions: 0,
  unconfirmedContributions: 0,
  wishlistItems: 1,
  daily: [],
};

/** Responses to the queries for the statistics and the thank-you queue, by path. */
const READS: Record<string, unknown> = {
  "kids.analytics": { ...FIGURES, supporters: 1 },
  "gratitude.pendingThankYous": [{ id: "t1" }],
};

function Elsewhere() {
  const figures = trpc.kids.analytics.useQuery({ kidId: "k1" }).data;
  const queue = trpc.gratitude.pendingThankYous.useQuery({ kidId: "k1" }).data;
  return <p>{`${figures?.supporters} gave, ${queue?.length} waiting`}</p>;
}

/** Creates a promise with functions for resolving and rejecting. */
function pending() {
  let resolve: (answer: unknown) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<unknown>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

/** Renders the wishlist section. `write` returns the responses to mutations. `calls` contains all requests. */
function renderSection(items: WishlistItemView[], write: ProcedureResponder) {
  const calls: [path: string, input: unknown][] = [];
  const answers: ProcedureResponder = (path, input, context) => {
    calls.push([path, input]);
    return path in READS
      ? Promise.resolve(READS[path])
      : path === "wishlist.list"
        ? Promise.resolve(items)
        : write(path, input, context);
  };
  const { user } = renderWithTheme(
    <MockApiProvider answers={answers}>
      <MockRouterProvider>
        <WishlistSection kidId="k1" firstName="Emma" onAdd={() => undefined} />
      </MockRouterProvider>
      <Elsewhere />
    </MockApiProvider>,
  );
  const press = async (name: RegExp) => user.click(await screen.findByRole("button", { name }));
  return { press, calls };
}

const section = () => screen.getByRole("region", { name: /^Wishlist/ }).textContent;

test("shows a mark immediately, and preserves it when the server accepts it", async () => {
  const { promise, resolve } = pending();
  const { press, calls } = renderSection([train], () => promise);
  await press(/^Mark as purchased:/);
  await press(/^Mark as purchased$/);
  await waitFor(() => expect(section()).toContain("Bought by you"));
  resolve({ item: { ...bought, ...SAVED }, undoToken: "u", giftToken: "g" });
  await screen.findByText(SAVED.name);
  expect(section()).toContain("Bought by you");
  expect(calls).toContainEqual([
    "wishlist.purchase",
    { id: "i1", purchasedBy: "Parent", isAnonymous: false },
  ]);
});

test("undoes a mark from its toast, and also undoes removing a mark", async () => {
  const { press, calls } = renderSection([train], (path) =>
    Promise.resolve(
      path === "wishlist.purchase"
        ? { item: bought, undoToken: "u", giftToken: "g" }
        : { ...train, changed: null },
    ),
  );
  await press(/^Mark as purchased:/);
  await press(/^Mark as purchased$/);
  await screen.findByText("“Wooden train” is marked as purchased");
  await press(/^Undo$/);
  await screen.findByText("“Wooden train” is on the list again");
  expect(calls.at(-1)).toEqual(["wishlist.unpurchase", { id: "i1" }]);
  await waitFor(() => expect(section()).not.toContain("Bought by"));

  await press(/^Mark as purchased:/);
  await press(/^Mark as purchased$/);
  await screen.findByText("“Wooden train” is marked as purchased");
  await press(/^Put back on the list/);
  await screen.findByText("“Wooden train” is back on the list");
  await press(/^Undo$/);
  await screen.findByText("“Wooden train” is marked as purchased again");
  await waitFor(() => expect(section()).toContain("Bought by you"));
});

test("rolls back a failed mark with a toast, and reloads the list", async () => {
  const { promise, reject } = pending();
  const { press, calls } = renderSection([train], () => promise);
  await press(/^Mark as purchased:/);
  await press(/^Mark as purchased$/);
  await waitFor(() => expect(section()).toContain("Bought by you"));
  reject(new Error("offline"));
  await screen.findByText("Failed to mark item as purchased");
  await waitFor(() => expect(section()).not.toContain("Bought by"));
  await waitFor(() => expect(calls.filter(([path]) => path === "wishlist.list")).toHaveLength(2));
});

test.each([
  ["the parent's own mark", "Parent", null, "1 gave, 1 waiting"],
  [
    "a supporter's gift",
    "Grandma Rose",
    { analytics: FIGURES, withdrawnThankYouId: "t1" },
    "0 gave, 0 waiting",
  ],
])(
  "undoes %s with one request, and shows all of its changes",
  async (_what, purchasedBy, changed, elsewhere) => {
    const { press, calls } = renderSection([createPurchasedWish(train, purchasedBy)], () =>
      Promise.resolve({ ...train, ...SAVED, changed }),
    );
    await press(/^Put back on the list/);
    await screen.findByText(SAVED.name);
    expect(section()).not.toContain("Bought by");
    await screen.findByText(elsewhere);
    expect(calls.map(([path]) => path).filter((path) => !(path in READS))).toEqual([
      "wishlist.list",
      "wishlist.unpurchase",
    ]);
    expect(calls).toHaveLength(4);
  },
);

test("sorts open wishes first, and otherwise preserves the order", () => {
  const items = [
    { ...bought, id: "a" },
    { ...train, id: "b" },
    { ...bought, id: "c" },
    { ...train, id: "d" },
  ];
  expect(sortWishesByState(items).map((item) => item.id)).toEqual(["b", "d", "a", "c"]);
});

test.each([
  ["hides that a wish is available", "bought wishes are in their own group", "Bought (1)", false],
  ["shows that a wish is available", "it is listed with a wish on hold", "Held", true],
])("%s if %s", async (_what, _when, other, isShown) => {
  const kite = { ...train, id: "i2", name: "Kite" };
  const neighbor = isShown ? { ...kite, held: 1, remaining: 0 } : createPurchasedWish(kite, "Rose");
  renderSection([train, neighbor], () => Promise.resolve([]));
  await screen.findByText(other);
  expect(section()?.includes("Available")).toBe(isShown);
});
