import type { Currency } from "@giftling/domain";
import { trpc } from "../trpc.ts";

/**
 * Returns the currency of the signed-in parent's family. Returns undefined while the session is loading
 * (rule: currency).
 */
export const useCurrency = (): Currency | undefined =>
  trpc.account.user.useQuery(undefined, { enabled: false }).data?.currency;
