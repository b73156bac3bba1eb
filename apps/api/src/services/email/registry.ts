import type { z } from "zod";
import type { MailKindDefinition, RecipientColumns } from "./composition/mail-kind.ts";
import { accountClosedMail } from "./kinds/account-closed.tsx";
import { accountReactivatedMail } from "./kinds/account-reactivated.tsx";
import { busyHubMail } from "./kinds/busy-hub.tsx";
import { closingWarningMail } from "./kinds/closing-warning.tsx";
import { addressConfirmationMail } from "./kinds/confirm-address.tsx";
import { giftWithdrawnMail } from "./kinds/gift-given-back.tsx";
import { giftRecordedMail } from "./kinds/gift-recorded.tsx";
import { coParentGiftMail } from "./kinds/gift-recorded-too.tsx";
import { handoverRequestMail } from "./kinds/hand-over-asked.tsx";
import { handoverDeclinedMail } from "./kinds/hand-over-declined.tsx";
import { handoverConfirmationMail } from "./kinds/hand-over-sent.tsx";
import { handoverCompletedMail } from "./kinds/handed-over.tsx";
import { invitationMail } from "./kinds/invitation.tsx";
import { listCheckMail } from "./kinds/list-ready.tsx";
import { myGiftsMail } from "./kinds/my-gifts.tsx";
import { newOwnerMail } from "./kinds/new-owner.tsx";
import { updateMail } from "./kinds/new-update.tsx";
import { joinRequestMail } from "./kinds/parent-asks.tsx";
import { parentJoinedMail } from "./kinds/parent-joined.tsx";
import { joinApprovedMail } from "./kinds/parent-let-in.tsx";
import { parentRemovedMail } from "./kinds/parent-removed.tsx";
import { passcodeGuessingMail } from "./kinds/passcode-guessed.tsx";
import { paymentFailedMail } from "./kinds/payment-failed.tsx";
import { paymentMethodNeededMail } from "./kinds/payment-method-needed.tsx";
import { accountPurgedMail } from "./kinds/purged.tsx";
import { referralRewardMail } from "./kinds/referral-reward.tsx";
import { reminderMail } from "./kinds/reminder.tsx";
import { thankYouMail } from "./kinds/thank-you.tsx";
import { trialEndedMail } from "./kinds/trial-ended.tsx";
import { trialEndingMail } from "./kinds/trial-ending.tsx";

/**
 * All kinds of mail by the name stored in the outbox (`mails.kind`). Each kind is defined in the file of that name in
 * kinds/.
 */
export const mailKinds = {
  "confirm-address": addressConfirmationMail,
  "my-gifts": myGiftsMail,
  "new-update": updateMail,
  reminder: reminderMail,
  "thank-you": thankYouMail,
  "gift-recorded": giftRecordedMail,
  "gift-recorded-too": coParentGiftMail,
  "busy-hub": busyHubMail,
  "passcode-guessed": passcodeGuessingMail,
  "gift-given-back": giftWithdrawnMail,
  "list-ready": listCheckMail,
  "referral-reward": referralRewardMail,
  "trial-ending": trialEndingMail,
  "trial-ended": trialEndedMail,
  "payment-failed": paymentFailedMail,
  "account-closed": accountClosedMail,
  "account-reactivated": accountReactivatedMail,
  "closing-warning": closingWarningMail,
  purged: accountPurgedMail,
  invitation: invitationMail,
  "parent-asks": joinRequestMail,
  "parent-joined": parentJoinedMail,
  "parent-let-in": joinApprovedMail,
  "parent-removed": parentRemovedMail,
  "hand-over-asked": handoverRequestMail,
  "hand-over-sent": handoverConfirmationMail,
  "hand-over-declined": handoverDeclinedMail,
  "handed-over": handoverCompletedMail,
  "new-owner": newOwnerMail,
  "payment-method-needed": paymentMethodNeededMail,
} satisfies Record<string, MailKindDefinition>;

export type MailKind = keyof typeof mailKinds;
export type MailFacts<K extends MailKind> = z.infer<(typeof mailKinds)[K]["facts"]>;
export type MailRecipient<K extends MailKind> = RecipientColumns[(typeof mailKinds)[K]["audience"]];

/** Kinds of mail by stored name. Has no entry for a kind written by another version of the program. */
export const mailKindsByName: ReadonlyMap<string, MailKindDefinition> = new Map<
  string,
  MailKindDefinition
>(Object.entries(mailKinds));
