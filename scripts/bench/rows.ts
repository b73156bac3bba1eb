import type { Family } from "./families.ts";
import type { Ask } from "./load.ts";

/** A kind of request that is measured, and the bare one that it is compared with. */
export type Row = {
  name: string;
  /** Whether the API may keep what it made (its usual setting), or makes everything anew (`HUB_CACHE_MB=0`). */
  keeps: boolean;
  asks: Ask[];
  /** True for requests that may be made only once. */
  once?: boolean;
  /** The bare server's requests, by the size of the product's answer in bytes. */
  bare(bytes: number): Ask[];
  /** What the bare server does, in words. */
  against: string;
  /** The least ratio of the rates, product to bare; null without a goal. */
  goal: number | null;
};

/** How many families' pages are asked for in turn: few enough that all of them are kept. */
const KEPT_PAGES = 100;

const COMPRESSED = { "accept-encoding": "br" };
const bytesFromMemory = (bytes: number): Ask[] => [{ path: `/bytes/${bytes}` }];
const MEMORY = "as many bytes from memory";

export const hubJson = ({ address, kidId }: Family): Ask => ({
  path: `/api/hub/${address}/${kidId}`,
});
const hubPage = ({ address }: Family): Ask => ({
  path: `/hub/${address}`,
  headers: COMPRESSED,
});
export const purchase = (wishId: string): Ask => ({
  path: `/api/wishlist/${wishId}/purchase`,
  method: "POST",
  body: { purchasedBy: "Grandma Lou" },
});

function hubByTrpc({ address, kidId }: Family): Ask {
  const input = encodeURIComponent(JSON.stringify({ familyUrl: address, kidId }));
  return { path: `/trpc/hub.kid?input=${input}` };
}

/** The rows of the table: `readers` are asked for, and the wishes of `buyers` are bought. */
export function rowsOf(readers: Family[], buyers: Family[]): Row[] {
  const one = readers.slice(0, 1);
  const wishes = buyers.flatMap((family) => family.wishes).sort(() => Math.random() - 0.5);
  const statement = {
    bare: () => readers.map((_, index) => ({ path: `/json/${index}` })),
    against: "one prepared statement, the same JSON",
  };
  const memory = { bare: bytesFromMemory, against: MEMORY };
  return [
    {
      name: "hub JSON by REST, made anew",
      keeps: false,
      asks: readers.map(hubJson),
      ...statement,
      goal: 0.7,
    },
    {
      name: "hub JSON by tRPC, made anew",
      keeps: false,
      asks: readers.map(hubByTrpc),
      ...statement,
      goal: 0.5,
    },
    {
      name: "hub page, made anew",
      keeps: false,
      asks: readers.map(hubPage),
      ...memory,
      goal: null,
    },
    {
      name: "hub JSON, the same hub again",
      keeps: true,
      asks: one.map(hubJson),
      ...memory,
      goal: 0.5,
    },
    {
      name: `hub page, ${KEPT_PAGES} families`,
      keeps: true,
      asks: readers.slice(0, KEPT_PAGES).map(hubPage),
      ...memory,
      goal: 0.4,
    },
    { name: "hub page, one family", keeps: true, asks: one.map(hubPage), ...memory, goal: 0.4 },
    {
      name: "landing page",
      keeps: true,
      asks: [{ path: "/", headers: COMPRESSED }],
      ...memory,
      goal: 0.5,
    },
    { name: "/health/live", keeps: true, asks: [{ path: "/health/live" }], ...memory, goal: 0.5 },
    {
      name: "purchase by REST",
      keeps: true,
      asks: wishes.map(purchase),
      once: true,
      bare: () =>
        wishes.map((_, index) => ({
          path: `/gift/${index}`,
          method: "POST",
          body: { purchasedBy: "Grandma Lou" },
        })),
      against: "BEGIN, UPDATE, INSERT, COMMIT",
      goal: 0.6,
    },
  ];
}
