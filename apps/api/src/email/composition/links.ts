import type { Deps } from "../../deps.ts";
import { unsubscribeToken } from "./tokens.ts";

/** The absolute addresses that mails link to. */
export function mailLinks({ origin, secret }: Pick<Deps["config"], "origin" | "secret">) {
  return {
    origin,
    confirm: (token: string) => `${origin}/confirm/${token}`,
    unsubscribe: (contactId: string) =>
      `${origin}/unsubscribe/${unsubscribeToken(secret, contactId)}`,
    /** In the samples of the preview page: it unsubscribes nobody. */
    unsubscribeSample: `${origin}/unsubscribe/sample`,
    hub: (familyUrl: string | null, kidId: string) =>
      familyUrl === null ? origin : `${origin}/hub/${familyUrl}?kid=${kidId}`,
    /** The JPEG of a stored picture: older mail programs show no WebP. Null without a picture. */
    picture: (address: string | null) =>
      address === null ? null : `${origin}${address.replace(/\.webp$/, ".jpg")}`,
    dashboard: `${origin}/dashboard`,
    settings: `${origin}/settings`,
    subscription: `${origin}/subscription`,
    referrals: `${origin}/referrals`,
    signIn: `${origin}/api/login`,
  };
}

export type MailLinks = ReturnType<typeof mailLinks>;
