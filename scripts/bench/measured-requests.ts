import type { BenchFamily } from "../harness/families.ts";
import type { LoadTestRequest } from "./load.ts";

/** Request to a bare server. The benchmark compares the rate of this request with the rate of a product request. */
type BareRequest = {
  /** Label of the row in the table of docs/benchmarks.md. */
  what: string;
  /** Returns the requests to send to a minimal comparison server. `bytes` is the size of the product's response. */
  createRequests(bytes: number): LoadTestRequest[];
  /** Minimum rate of the product, relative to the bare server. Null for a comparison without a goal. */
  goal: number | null;
};

/** Request to the product, with the requests to bare servers for comparison. */
export type MeasuredRequest = {
  name: string;
  /** Whether the API caches responses, as by default. If false, the API renders each response (`HUB_CACHE_MB=0`). */
  isCached: boolean;
  requests: LoadTestRequest[];
  /** Whether each request can be sent only once. */
  isSingleUse?: boolean;
  maxRoundTrips: number;
  bares: BareRequest[];
};

/** Number of families whose pages are requested in turn. All of these pages fit into the API's cache. */
const KEPT_PAGES = 100;

/** Minimum rate of cached responses, relative to a bare server that returns responses of the same size. */
const CACHED_GOAL = 0.75;

const COMPRESSED = { "accept-encoding": "br" };
const fromMemory = (goal: number | null): BareRequest[] => [
  {
    what: "as many bytes from memory",
    createRequests: (bytes) => [{ path: `/bytes/${bytes}` }],
    goal,
  },
];

export const createHubRequest = ({ familyUrl, kidId }: BenchFamily): LoadTestRequest => ({
  path: `/api/hub/${familyUrl}/${kidId}`,
});
export const createPageRequest = ({ familyUrl }: BenchFamily): LoadTestRequest => ({
  path: `/hub/${familyUrl}`,
  headers: COMPRESSED,
});
export const createContributionRequest = (
  { kidId }: BenchFamily,
  contributorName: string,
): LoadTestRequest => ({
  path: `/api/kids/${kidId}/contributions`,
  method: "POST",
  body: { contributorName, amount: 25, type: "529" },
});
export const createPurchaseRequest = (wishId: string): LoadTestRequest => ({
  path: `/api/wishlist/${wishId}/purchase`,
  method: "POST",
  body: { purchasedBy: "Grandma Lou" },
});

/** Creates a request whose response the API renders, with one database round trip. */
const rendered = (
  name: string,
  requests: LoadTestRequest[],
  bares: BareRequest[],
): MeasuredRequest => ({ name, isCached: false, requests, bares, maxRoundTrips: 1 });

/** Creates a request whose response the API has cached in memory. Requires no database round trip. */
const cached = (name: string, requests: LoadTestRequest[]): MeasuredRequest => ({
  name,
  isCached: true,
  requests,
  bares: fromMemory(CACHED_GOAL),
  maxRoundTrips: 0,
});

function hubByTrpc({ familyUrl, kidId }: BenchFamily): LoadTestRequest {
  const input = encodeURIComponent(JSON.stringify({ familyUrl, kidId }));
  return { path: `/trpc/hub.kid?input=${input}` };
}

/** Families and files that the benchmark's requests read and write. */
export type BenchFixtures = {
  /** Families whose hubs are read. */
  readers: BenchFamily[];
  /** Families whose wishes are bought. */
  buyers: BenchFamily[];
  /** ETag of the hub of the last family in `readers`. The hub does not change while round trips are counted. */
  etag: string;
  /** URL path of a picture. */
  picture: string;
};

export function listMeasuredRequests({
  readers,
  buyers,
  etag,
  picture,
}: BenchFixtures): MeasuredRequest[] {
  const wishes = buyers.flatMap((family) => family.wishes).sort(() => Math.random() - 0.5);
  // The comparison with the stored JSON shows the cost of creating the JSON. The comparison with the same statement
  // shows the API's share of this cost.
  const fromDatabase: BareRequest[] = [
    {
      what: "the same JSON, stored",
      createRequests: () => readers.map((_, index) => ({ path: `/json/${index}` })),
      goal: 0.45,
    },
    {
      what: "the same statement",
      createRequests: () =>
        readers.map(({ familyUrl, kidId }) => ({ path: `/hub/${familyUrl}/${kidId}` })),
      goal: null,
    },
  ];
  return [
    rendered("hub JSON by REST, made anew", readers.map(createHubRequest), fromDatabase),
    rendered("hub JSON by tRPC, made anew", readers.map(hubByTrpc), fromDatabase.slice(0, 1)),
    rendered("hub page, made anew", readers.map(createPageRequest), fromMemory(null)),
    cached("hub JSON, the same hub again", readers.slice(0, 1).map(createHubRequest)),
    cached(
      "hub JSON, revalidated (304)",
      readers.slice(-1).map((family) => ({
        ...createHubRequest(family),
        headers: { "if-none-match": etag },
      })),
    ),
    cached(`hub page, ${KEPT_PAGES} families`, readers.slice(0, KEPT_PAGES).map(createPageRequest)),
    cached("landing page", [{ path: "/", headers: COMPRESSED }]),
    cached("/health/live", [{ path: "/health/live" }]),
    {
      name: "picture",
      isCached: true,
      requests: [{ path: picture }],
      bares: fromMemory(null),
      maxRoundTrips: 1,
    },
    {
      name: "purchase by REST",
      isCached: true,
      requests: wishes.map(createPurchaseRequest),
      isSingleUse: true,
      bares: [
        {
          what: "BEGIN, UPDATE, INSERT, COMMIT",
          createRequests: () =>
            wishes.map((_, index) => ({
              path: `/gift/${index}`,
              method: "POST",
              body: { purchasedBy: "Grandma Lou" },
            })),
          goal: 0.4,
        },
      ],
      maxRoundTrips: 4,
    },
  ];
}
