import { findContact, listKidNamesOfContact } from "@giftling/db/queries/hub/supporters";
import {
  findParentForMail,
  findThankYouForGiver,
  findUpdateForReader,
  isRewarded,
  listGiftsAwaitingNotice,
} from "@giftling/db/queries/mail/facts";
import type { MailKind, MailRow } from "@giftling/db/queries/mail/outbox";
import { deletionMoment, premiumStatus } from "@giftling/domain";
import type { ReactElement } from "react";
import { thankYouPageUrl } from "../crypto/thank-you-links.ts";
import type { Deps } from "../deps.ts";
import { mailFacts } from "./facts.ts";
import { mailLinks } from "./links.ts";
import { closingWarning, purged } from "./templates/closing-letters.tsx";
import {
  giftRecorded,
  paymentFailed,
  referralReward,
  trialEnded,
  trialEnding,
} from "./templates/parent-letters.tsx";
import { confirmAddress, newUpdate, thankYou } from "./templates/supporter-letters.tsx";
import { confirmationToken } from "./tokens.ts";

type ComposeDeps = Pick<Deps, "db" | "clock" | "config">;

export type Composed = {
  to: string;
  letter: { subject: string; body: ReactElement };
  unsubscribeUrl?: string;
  /** The gifts that this mail tells of. */
  giftIds?: string[];
};

type Compose = (deps: ComposeDeps, mail: MailRow) => Promise<Composed | null>;

const composers: Record<MailKind, Compose> = {
  async "confirm-address"({ db, config }, mail) {
    const contact = await findContact(db, mail.contactId ?? "");
    // Confirmed meanwhile by an earlier mail's link: there is nothing left to ask.
    if (!contact || contact.confirmationTokenHash === null) return null;
    const childNames = await listKidNamesOfContact(db, contact.id);
    if (childNames.length === 0) return null;
    const confirmUrl = mailLinks(config).confirm(confirmationToken(config.secret, mail.id));
    return { to: contact.email, letter: confirmAddress({ childNames, confirmUrl }) };
  },

  async "new-update"({ db, config }, mail) {
    const { updateId } = mailFacts["new-update"].parse(mail.facts);
    const contactId = mail.contactId ?? "";
    const update = await findUpdateForReader(db, updateId, contactId);
    if (!update) return null;
    const links = mailLinks(config);
    const unsubscribeUrl = links.unsubscribe(contactId);
    const hubUrl = links.hub(update.familyUrl, update.kidId);
    const imageUrl = links.picture(update.imageUrl);
    const letter = newUpdate({ ...update, imageUrl, hubUrl, unsubscribeUrl });
    return { to: update.email, letter, unsubscribeUrl };
  },

  async "thank-you"({ db, config }, mail) {
    const { thankYouId } = mailFacts["thank-you"].parse(mail.facts);
    const contactId = mail.contactId ?? "";
    const found = await findThankYouForGiver(db, thankYouId, contactId);
    if (!found) return null;
    const unsubscribeUrl = mailLinks(config).unsubscribe(contactId);
    const pageUrl = thankYouPageUrl(config, thankYouId);
    const letter = thankYou({ ...found, pageUrl, unsubscribeUrl });
    return { to: found.email, letter, unsubscribeUrl };
  },

  async "gift-recorded"({ db, config }, mail) {
    const parent = await openParent(db, mail);
    if (!parent?.giftRecorded) return null;
    const gifts = await listGiftsAwaitingNotice(db, parent.user.id);
    if (gifts.length === 0) return null;
    const { dashboard, settings } = mailLinks(config);
    return {
      to: parent.user.email,
      letter: giftRecorded({ gifts, dashboardUrl: dashboard, settingsUrl: settings }),
      giftIds: gifts.map((gift) => gift.id),
    };
  },

  async "referral-reward"({ db, config }, mail) {
    const { referralId } = mailFacts["referral-reward"].parse(mail.facts);
    const parent = await openParent(db, mail);
    if (!parent?.referralReward || !config.billing) return null;
    if (!(await isRewarded(db, referralId, parent.user.id))) return null;
    const { referrals, settings } = mailLinks(config);
    const premiumUntil = parent.user.premiumGrantedUntil;
    const letter = referralReward({ premiumUntil, referralsUrl: referrals, settingsUrl: settings });
    return { to: parent.user.email, letter };
  },

  async "trial-ending"({ db, clock, config }, mail) {
    const { trialEndsAt } = mailFacts["trial-ending"].parse(mail.facts);
    const parent = await openParent(db, mail);
    if (!parent?.trialReminders || !config.billing) return null;
    const { user } = parent;
    const isSame = user.trialEndsAt?.toISOString() === trialEndsAt;
    const endsAt = new Date(trialEndsAt);
    if (!isSame || user.subscriptionStatus !== "trialing" || endsAt <= clock.now()) return null;
    const { subscription, settings } = mailLinks(config);
    const letter = trialEnding({ endsAt, subscriptionUrl: subscription, settingsUrl: settings });
    return { to: user.email, letter };
  },

  async "trial-ended"({ db, clock, config }, mail) {
    const { trialEndsAt } = mailFacts["trial-ended"].parse(mail.facts);
    const parent = await openParent(db, mail);
    if (!parent?.trialReminders) return null;
    const { user } = parent;
    const isSame = user.trialEndsAt?.toISOString() === trialEndsAt;
    const { billing } = config;
    if (!isSame || !premiumStatus(user, clock.now(), { billing }).isTrialLocked) return null;
    const { subscription, settings } = mailLinks(config);
    const letter = trialEnded({ subscriptionUrl: subscription, settingsUrl: settings });
    return { to: user.email, letter };
  },

  async "payment-failed"({ db, config }, mail) {
    const parent = await openParent(db, mail);
    if (parent?.user.subscriptionStatus !== "past_due" || !config.billing) return null;
    const subscriptionUrl = mailLinks(config).subscription;
    return { to: parent.user.email, letter: paymentFailed({ subscriptionUrl }) };
  },

  async "closing-warning"({ db, clock, config }, mail) {
    const { closedAt } = mailFacts["closing-warning"].parse(mail.facts);
    const parent = await findParentForMail(db, mail.userId ?? "");
    // Reactivated, or closed anew, meanwhile: then this warning is about another end.
    if (parent?.user.closedAt?.toISOString() !== closedAt) return null;
    const purgeOn = deletionMoment(parent.user.closedAt);
    const daysLeft = Math.ceil((purgeOn.getTime() - clock.now().getTime()) / 86_400_000);
    if (daysLeft < 1) return null;
    const letter = closingWarning({ daysLeft, purgeOn, signInUrl: mailLinks(config).signIn });
    return { to: parent.user.email, letter };
  },

  async purged({ config }, mail) {
    if (mail.recipient === null) return null;
    return { to: mail.recipient, letter: purged({ origin: config.origin }) };
  },
};

/** The parent that a mail is for, while their account is open. */
async function openParent(db: Deps["db"], mail: MailRow) {
  const parent = await findParentForMail(db, mail.userId ?? "");
  return parent?.user.closedAt === null ? parent : null;
}

/** A mail's words from the truth of this moment; null when there is nothing to say any more. */
export const compose: Compose = (deps, mail) => composers[mail.kind](deps, mail);
