import type { Deps } from "../deps.ts";
import { unsubscribeToken } from "./tokens.ts";

/** The whole addresses that mail leads to. */
export function mailLinks({ origin, secret }: Pick<Deps["config"], "origin" | "secret">) {
  return {
    origin,
    confirm: (token: string) => `${origin}/confirm/${token}`,
    unsubscribe: (contactId: string) =>
      `${origin}/unsubscribe/${unsubscribeToken(secret, contactId)}`,
    hub: (familyUrl: string | null, kidId: string) =>
      familyUrl === null ? origin : `${origin}/hub/${familyUrl}?kid=${kidId}`,
    /** As JPEG: older mail programs show no WebP. */
    picture: (address: string | null) =>
      address === null ? null : `${origin}${address.replace(/\.webp$/, ".jpg")}`,
    dashboard: `${origin}/dashboard`,
    settings: `${origin}/settings`,
    subscription: `${origin}/subscription`,
    referrals: `${origin}/referrals`,
    signIn: `${origin}/api/login`,
  };
}
