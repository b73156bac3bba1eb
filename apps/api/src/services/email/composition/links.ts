import type { FollowerMailKind } from "@giftling/db/queries/contacts/contacts";
import { getPicturePath } from "@giftling/db/queries/core/json";
import {
  addDays,
  DEFAULT_LANGUAGE,
  getGiftPath,
  LANGUAGE_PARAMETER,
  type Language,
  MY_GIFTS_LINK_LIFETIME_DAYS,
} from "@giftling/domain";
import { deriveGiftAccessToken, getThankYouPath } from "../../../core/crypto/tokens.ts";
import type { Deps } from "../../deps.ts";
import { getMailPictureName } from "../../storage/picture-names.ts";
import {
  createMyGiftsToken,
  deriveMailOptOutToken,
  deriveUnsubscribeToken,
  hashRecipient,
} from "./tokens.ts";

/** Returns the URLs used in a mail. A URL parameter selects a language other than the default (rule: languages). */
export function createMailLinks(
  { origin, secret }: Pick<Deps["config"], "origin" | "secret">,
  language: Language = DEFAULT_LANGUAGE,
) {
  function at(path: string): string {
    if (language === DEFAULT_LANGUAGE) return `${origin}${path}`;
    const url = new URL(path, origin);
    url.searchParams.set(LANGUAGE_PARAMETER, language);
    return url.href;
  }
  const ending = (contactId: string) => `/unsubscribe/${deriveUnsubscribeToken(secret, contactId)}`;
  return {
    origin,
    home: at(""),
    confirm: (token: string) => at(`/confirm/${token}`),
    unsubscribe: (contactId: string) => at(ending(contactId)),
    /** Returns the URL that unsubscribes from one kind of a family's mail. */
    endPart: (contactId: string, part: FollowerMailKind) => at(`${ending(contactId)}/${part}`),
    /** Returns the URL that unsubscribes an address from the mail of all families. */
    refuse: (email: string) =>
      at(`/unsubscribe/${deriveMailOptOutToken(secret, hashRecipient(secret, email))}/never`),
    /** Returns the URL of the page on which a contact's e-mail address can be deleted. */
    forget: (contactId: string) => at(`${ending(contactId)}/delete`),
    join: (token: string) => at(`/join/${token}`),
    handover: (token: string) => at(`/settings/people?handover=${token}`),
    /** Returns the URL of a supporter's gifts and subscriptions. The URL is valid for 30 days. */
    myGifts: (contactId: string, now: Date) =>
      at(
        `/mine/${createMyGiftsToken(secret, contactId, addDays(now, MY_GIFTS_LINK_LIFETIME_DAYS))}`,
      ),
    gift: (giftId: string) => at(getGiftPath(deriveGiftAccessToken(secret, giftId))),
    thankYou: (thankYouId: string) => at(getThankYouPath(secret, thankYouId)),
    hub: (familyUrl: string | null, kidId: string) =>
      at(familyUrl === null ? "" : `/hub/${familyUrl}?kid=${kidId}`),
    /** Returns the URL of a stored picture. Returns null if `storageKey` is null. */
    picture: (storageKey: string | null) =>
      storageKey === null
        ? null
        : `${origin}${getPicturePath(getMailPictureName(secret, storageKey))}`,
    /** Returns the URL of the calendar with the kid's birthday and second day (rule: calendar). */
    calendar: (familyUrl: string, kidId: string) =>
      at(`/hub/${familyUrl}/calendar.ics?kid=${kidId}`),
    dashboard: at("/dashboard"),
    /** Returns the URL of the page "Today" for a kid. `giftId` identifies the gift or thank-you to show first. */
    inbox: (kidId: string, giftId?: string) =>
      at(`/dashboard?kid=${kidId}${giftId === undefined ? "" : `&gift=${giftId}`}`),
    wishlist: (kidId: string) => at(`/dashboard/wishlist?kid=${kidId}`),
    ledger: (kidId: string) => at(`/dashboard/giving?kid=${kidId}`),
    /** Returns the URL that shows a wish with its gifts and holds to the parent. */
    wish: (kidId: string, itemId: string) => at(`/dashboard/wishlist?kid=${kidId}&wish=${itemId}`),
    /** URL of the dashboard page with the Wall of Support. */
    wall: at("/dashboard/news"),
    mailPreferences: at("/settings/mail"),
    pushSettings: at("/settings/mail/push"),
    members: at("/settings/people"),
    passcode: at("/settings/privacy/passcode"),
    passkeys: at("/settings/account/sessions"),
    webhooks: at("/settings/account/webhooks"),
    subscription: at("/subscription"),
    referrals: at("/referrals"),
    signIn: at("/api/login"),
    /** URL of the page on which a parent enters the codes of an address change. */
    addressChange: at("/api/login/change/codes"),
    /** Returns the URL that completes a sign-in in the browser that started the sign-in (rule: email-sign-in). */
    signInLink: (token: string) => at(`/api/login/link/${token}`),
  };
}

export type MailLinks = ReturnType<typeof createMailLinks>;
