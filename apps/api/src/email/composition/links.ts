import type { MailPart } from "@giftling/db/queries/hub/supporters";
import { pictureAddress } from "@giftling/db/queries/pictures/address";
import { addDays, MY_GIFTS_DAYS } from "@giftling/domain";
import type { Deps } from "../../deps.ts";
import { mailedName } from "../../storage/names.ts";
import { myGiftsToken, recipientHash, refusalToken, unsubscribeToken } from "./tokens.ts";

/** The absolute addresses that mails link to. */
export function mailLinks({ origin, secret }: Pick<Deps["config"], "origin" | "secret">) {
  return {
    origin,
    confirm: (token: string) => `${origin}/confirm/${token}`,
    unsubscribe: (contactId: string) =>
      `${origin}/unsubscribe/${unsubscribeToken(secret, contactId)}`,
    /** Ends a part of it. */
    endPart: (contactId: string, part: MailPart) =>
      `${origin}/unsubscribe/${unsubscribeToken(secret, contactId)}/${part}`,
    /** Ends all mail to an address, of every family. */
    refuse: (email: string) =>
      `${origin}/unsubscribe/${refusalToken(secret, recipientHash(secret, email))}/never`,
    /** Deletes a contact's address. */
    forget: (contactId: string) =>
      `${origin}/unsubscribe/${unsubscribeToken(secret, contactId)}/delete`,
    /** Where an invitation is accepted. */
    join: (token: string) => `${origin}/join/${token}`,
    /** What an address gave and follows, for 30 days. */
    myGifts: (contactId: string, now: Date) =>
      `${origin}/mine/${myGiftsToken(secret, contactId, addDays(now, MY_GIFTS_DAYS))}`,
    hub: (familyUrl: string | null, kidId: string) =>
      familyUrl === null ? origin : `${origin}/hub/${familyUrl}?kid=${kidId}`,
    /** A stored picture as mail shows it. Null without a picture. */
    picture: (storageKey: string | null) =>
      storageKey === null ? null : `${origin}${pictureAddress(mailedName(secret, storageKey))}`,
    /** The kid's days for a calendar (rule: calendar). */
    calendar: (familyUrl: string, kidId: string) =>
      `${origin}/hub/${familyUrl}/calendar.ics?kid=${kidId}`,
    dashboard: `${origin}/dashboard`,
    wishlist: (kidId: string) => `${origin}/dashboard/wishlist?kid=${kidId}`,
    settings: `${origin}/settings`,
    members: `${origin}/settings#family`,
    subscription: `${origin}/subscription`,
    referrals: `${origin}/referrals`,
    signIn: `${origin}/api/login`,
  };
}

export type MailLinks = ReturnType<typeof mailLinks>;
