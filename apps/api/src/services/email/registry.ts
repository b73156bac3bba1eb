import { DEFAULT_LANGUAGE, type Language } from "@giftling/domain";
import type { z } from "zod";
import type { Deps } from "../deps.ts";
import { createMailLinks } from "./composition/links.ts";
import type { MailContent, MailKindDefinition, RecipientColumns } from "./composition/mail-kind.ts";
import {
  accountClosedMail,
  accountPurgedMail,
  accountReactivatedMail,
  closingWarningMail,
} from "./kinds/account.tsx";
import { addressConfirmationMail } from "./kinds/confirm-address.tsx";
import {
  busyHubMail,
  contributionWithdrawnMail,
  coParentGiftMail,
  giftRecordedMail,
  giftWithdrawnMail,
} from "./kinds/gifts.tsx";
import { holdLinkMail, myGiftsMail } from "./kinds/giver-links.tsx";
import {
  handoverCompletedMail,
  handoverConfirmationMail,
  handoverDeclinedMail,
  handoverRequestMail,
  paymentMethodNeededMail,
} from "./kinds/handover.tsx";
import { listCheckMail } from "./kinds/list-ready.tsx";
import {
  invitationMail,
  joinApprovedMail,
  joinRequestMail,
  newOwnerMail,
  parentJoinedMail,
  parentRemovedMail,
} from "./kinds/members.tsx";
import { updateMail } from "./kinds/new-update.tsx";
import { passcodeGuessingMail } from "./kinds/passcode-guessed.tsx";
import {
  paymentFailedMail,
  referralRewardMail,
  trialEndedMail,
  trialEndingMail,
} from "./kinds/plan.tsx";
import { reminderMail } from "./kinds/reminder.tsx";
import { addressChangeMail, passkeyChangedMail, signInMail } from "./kinds/sign-in.tsx";
import { thankYouMail } from "./kinds/thank-you.tsx";
import { webhookTurnedOffMail } from "./kinds/webhook-turned-off.tsx";
import { weeklySummaryMail } from "./kinds/weekly-summary.tsx";
import { wishDigestMail } from "./kinds/wish-digest.tsx";
import { wishRemovedMail } from "./kinds/wish-removed.tsx";

/** Mail kinds by their name in the outbox (`mails.kind`). */
const mailKinds = {
  "account-closed": accountClosedMail,
  "account-reactivated": accountReactivatedMail,
  "address-change": addressChangeMail,
  "busy-hub": busyHubMail,
  "closing-warning": closingWarningMail,
  "confirm-address": addressConfirmationMail,
  "contribution-withdrawn": contributionWithdrawnMail,
  "gift-given-back": giftWithdrawnMail,
  "gift-recorded-too": coParentGiftMail,
  "gift-recorded": giftRecordedMail,
  "hand-over-asked": handoverRequestMail,
  "hand-over-declined": handoverDeclinedMail,
  "hand-over-sent": handoverConfirmationMail,
  "handed-over": handoverCompletedMail,
  "hold-link": holdLinkMail,
  invitation: invitationMail,
  "list-ready": listCheckMail,
  "my-gifts": myGiftsMail,
  "new-owner": newOwnerMail,
  "new-update": updateMail,
  "parent-asks": joinRequestMail,
  "parent-joined": parentJoinedMail,
  "parent-let-in": joinApprovedMail,
  "parent-removed": parentRemovedMail,
  "passcode-guessed": passcodeGuessingMail,
  "passkey-changed": passkeyChangedMail,
  "payment-failed": paymentFailedMail,
  "payment-method-needed": paymentMethodNeededMail,
  purged: accountPurgedMail,
  "referral-reward": referralRewardMail,
  reminder: reminderMail,
  "sign-in": signInMail,
  "thank-you": thankYouMail,
  "trial-ended": trialEndedMail,
  "trial-ending": trialEndingMail,
  "webhook-turned-off": webhookTurnedOffMail,
  "weekly-summary": weeklySummaryMail,
  "wish-digest": wishDigestMail,
  "wish-removed": wishRemovedMail,
} satisfies Record<string, MailKindDefinition>;

export type MailKind = keyof typeof mailKinds;
export type MailFacts<K extends MailKind> = z.infer<(typeof mailKinds)[K]["facts"]>;
export type MailRecipient<K extends MailKind> = RecipientColumns[(typeof mailKinds)[K]["audience"]];

/** Mail kinds by stored name. A kind that another release has stored may be missing. */
export const mailKindsByName: ReadonlyMap<string, MailKindDefinition> = new Map<
  string,
  MailKindDefinition
>(Object.entries(mailKinds));

/** Returns the samples of every kind of mail in a language, by name and in the registry's order. */
export function createSampleMails(
  { config, clock }: Pick<Deps, "config" | "clock">,
  language: Language = DEFAULT_LANGUAGE,
): Record<string, MailContent> {
  const env = { links: createMailLinks(config, language), now: clock.now(), language };
  return Object.assign({}, ...[...mailKindsByName.values()].map((kind) => kind.samples(env)));
}
