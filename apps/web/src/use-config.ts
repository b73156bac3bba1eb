import type { ConfigView } from "@giftling/domain";
import { trpc } from "./trpc.ts";

/** Settings used under `pnpm dev` until the installation's arrive. Built pages contain them. */
const DEFAULTS: ConfigView = {
  identityProvider: "",
  billing: true,
  contactEmail: "",
  salesEmail: "",
};

/** Returns this installation's settings: the identity provider's name (empty until known), billing, addresses. */
export function useConfig(): ConfigView {
  return trpc.account.config.useQuery().data ?? DEFAULTS;
}
