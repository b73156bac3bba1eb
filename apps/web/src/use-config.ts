import type { ConfigView } from "@giftling/domain";
import { trpc } from "./trpc.ts";

/**
 * Settings used under `pnpm dev` until the API returns those of the installation. Built pages contain the installation's
 * settings.
 */
const DEFAULTS: ConfigView = {
  identityProvider: "",
  billing: true,
  contactEmail: "",
  salesEmail: "",
};

/**
 * Returns the settings of this installation: the name of the identity provider (empty until it is known), whether billing
 * is enabled, and the contact addresses.
 */
export function useConfig(): ConfigView {
  return trpc.account.config.useQuery().data ?? DEFAULTS;
}
