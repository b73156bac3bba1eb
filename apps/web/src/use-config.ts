import type { ConfigView } from "@giftling/domain";
import { trpc } from "./trpc.ts";

/** What the pages say under `pnpm dev` until this installation's own settings have arrived: a built page brings them along. */
const DEFAULTS: ConfigView = {
  identityProvider: "",
  billing: true,
  contactEmail: "",
  salesEmail: "",
};

/** This installation's settings: the identity provider's name (empty until known), billing, addresses. */
export function useConfig(): ConfigView {
  return trpc.account.config.useQuery().data ?? DEFAULTS;
}
