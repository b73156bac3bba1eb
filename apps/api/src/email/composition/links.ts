import type { Deps } from "../../deps.ts";
import { recipientHash, refusalToken, unsubscribeToken } from "./tokens.ts";

/** The absolute addresses that mails link to. */
export function mailLinks({ origin, secret }: Pick<Deps["config"], "origin" | "secret">) {
  return {
    origin,
    confirm: (token: string) => `${origin}/confirm/${token}`,
    unsubscribe: (contactId: string) =>
      `${origin}/unsubscribe/${unsubscribeToken(secret, contactId)}`,
    /** Ends all mail to an address, of every family. */
    refuse: (email: string) =>
      `${origin}/unsubscribe/${refusalToken(secret, recipientHash(secret, email))}/never`,
    /** Deletes a contact's address. */
    forget: (contactId: string) =>
      `${origin}/unsubscribe/${unsubscribeToken(secret, contactId)}/delete`,
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
