import type { KidIdInput, LinkKind, LinkLists } from "@giftling/domain";
import type { LoaderQueries } from "../../../loader-queries.ts";
import { trpc } from "../../../trpc.ts";

// Calls of the link procedures. Each function covers all kinds.

/** Returns the tRPC functions that read and change the cached list of each kind of link, by kind. */
export const getLinkCaches = (links: LoaderQueries["links"]) =>
  ({ paymentLink: links.listPayment, registryLink: links.listRegistry }) satisfies Record<
    LinkKind,
    unknown
  >;

const toLists = (
  paymentLinks: LinkLists["paymentLinks"] | undefined,
  registryLinks: LinkLists["registryLinks"] | undefined,
): LinkLists | undefined => paymentLinks && registryLinks && { paymentLinks, registryLinks };

/** Returns a kid's lists of links from the cache. Returns undefined unless all lists are cached. */
export const getCachedLinkLists = (links: LoaderQueries["links"], kidId: string) =>
  toLists(links.listPayment.getData({ kidId }), links.listRegistry.getData({ kidId }));

/** Queries a kid's lists of links. `lists` is undefined until all lists have loaded. */
export function useLinkLists(kidId: string, options?: { enabled: boolean }) {
  const payment = trpc.links.listPayment.useQuery({ kidId }, options);
  const registry = trpc.links.listRegistry.useQuery({ kidId }, options);
  return { lists: toLists(payment.data, registry.data), queries: [payment, registry] };
}

/** Queries the links of several kids, by kind. Each list contains one query per kid, in the order of `inputs`. */
export function useLinkQueries(inputs: readonly KidIdInput[]) {
  const paymentLink = trpc.useQueries((t) => inputs.map((input) => t.links.listPayment(input)));
  const registryLink = trpc.useQueries((t) => inputs.map((input) => t.links.listRegistry(input)));
  return { paymentLink, registryLink } satisfies Record<LinkKind, unknown>;
}

export const useUpdateLinkMutations = () =>
  ({
    paymentLink: trpc.links.updatePayment.useMutation(),
    registryLink: trpc.links.updateRegistry.useMutation(),
  }) satisfies Record<LinkKind, unknown>;
