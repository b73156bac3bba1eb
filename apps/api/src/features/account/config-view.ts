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
  // The sign-in button names no provider if people can also sign in by e-mail.
  const identityProvider = oidc && (hasEmailSignIn ? "" : oidc.name);
  return { identityProvider, billing, signUps, contactEmail, salesEmail };
}
