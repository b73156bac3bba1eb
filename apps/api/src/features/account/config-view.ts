import type { ConfigView } from "@giftling/domain";
import type { Config } from "../../core/env/env.ts";

export function createConfigView({ oidc, billing, contactEmail, salesEmail }: Config): ConfigView {
  return { identityProvider: oidc.name, billing, contactEmail, salesEmail };
}
