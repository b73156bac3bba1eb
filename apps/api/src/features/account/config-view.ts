import type { ConfigView } from "@giftling/domain";
import type { Config } from "../../core/env/env.ts";

export function createConfigView({
  oidc,
  hasEmailSignIn,
  billing,
  signUps,
  contactEmail,
  salesEmail,
}: Config): ConfigView {
  // With both ways to sign in, the buttons name neither.
  const identityProvider = oidc && (hasEmailSignIn ? "" : oidc.name);
  return { identityProvider, billing, signUps, contactEmail, salesEmail };
}
