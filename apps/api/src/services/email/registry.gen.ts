// Generated from the files of kinds/ by registry.test.ts. Run the test with `-u` after adding a file.
import type { MailKindDefinition } from "./composition/mail-kind.ts";
import { accountClosedMail } from "./kinds/account-closed.tsx";
import { accountReactivatedMail } from "./kinds/account-reactivated.tsx";
import { addressChangeMail } from "./kinds/address-change.tsx";
import { busyHubMail } from "./kinds/busy-hub.tsx";
import { closingWarningMail } from "./kinds/closing-warning.tsx";
import { addressConfirmationMail } from "./kinds/confirm-address.tsx";
import { contributionWithdrawnMail } from "./kinds/contribution-withdrawn.tsx";
import { giftWithdrawnMail } from "./kinds/gift-given-back.tsx";
import { coParentGiftMail } from "./kinds/gift-recorded-too.tsx";
import { giftRecordedMail } from "./kinds/gift-recorded.tsx";
import { handoverRequestMail } from "./kinds/hand-over-asked.tsx";
import { handoverDeclinedMail } from "./kinds/hand-over-declined.tsx";
import { handoverConfirmationMail } from "./kinds/hand-over-sent.tsx";
import { handoverCompletedMail } from "./kinds/handed-over.tsx";
import { holdLinkMail } from "./kinds/hold-link.tsx";
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
import { passkeyChangedMail } from "./kinds/passkey-changed.tsx";
import { paymentFailedMail } from "./kinds/payment-failed.tsx";
import { paymentMethodNeededMail } from "./kinds/payment-method-needed.tsx";
import { accountPurgedMail } from "./kinds/purged.tsx";
import { referralRewardMail } from "./kinds/referral-reward.tsx";
import { reminderMail } from "./kinds/reminder.tsx";
import { signInMail } from "./kinds/sign-in.tsx";
import { thankYouMail } from "./kinds/thank-you.tsx";
import { trialEndedMail } from "./kinds/trial-ended.tsx";
import { trialEndingMail } from "./kinds/trial-ending.tsx";
import { webhookTurnedOffMail } from "./kinds/webhook-turned-off.tsx";
import { weeklySummaryMail } from "./kinds/weekly-summary.tsx";
import { wishDigestMail } from "./kinds/wish-digest.tsx";
import { wishRemovedMail } from "./kinds/wish-removed.tsx";

export const mailKinds = {
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
