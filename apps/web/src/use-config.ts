import type { ConfigView } from "@giftling/domain";
import { trpc } from "./trpc.ts";

/**
 * Settings used until the API responds. Only `pnpm dev` needs them, because built pages contain the installation's
 * settings.
 */
const DEFAULTS: ConfigView = {
  identityProvider: "",
  billing: true,
  contactEmail: "",
  salesEmail: "",
};

/** Returns the settings of the installation. `identityProvider` is empty until its name is known. */
export function useConfig(): ConfigView {
  return trpc.account.config.useQuery().data ?? DEFAULTS;
}
