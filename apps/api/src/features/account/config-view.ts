import type { ConfigView } from "@giftling/domain";
import type { Config } from "../../core/env/env.ts";

/** Returns the public configuration of this installation. */
export function createConfigView({ oidc, billing, contactEmail, salesEmail }: Config): ConfigView {
  return { identityProvider: oidc.name, billing, contactEmail, salesEmail };
}
