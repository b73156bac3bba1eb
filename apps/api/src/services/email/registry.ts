import type { z } from "zod";
import type { MailKindDefinition, Recipients } from "./composition/mail-kind.ts";
import { accountClosed } from "./kinds/account-closed.tsx";
import { accountReactivated } from "./kinds/account-reactivated.tsx";
import { busyHub } from "./kinds/busy-hub.tsx";
import { closingWarning } from "./kinds/closing-warning.tsx";
import { confirmAddress } from "./kinds/confirm-address.tsx";
import { giftGivenBack } from "./kinds/gift-given-back.tsx";
import { giftRecorded } from "./kinds/gift-recorded.tsx";
import { giftRecordedToo } from "./kinds/gift-recorded-too.tsx";
import { handOverAsked } from "./kinds/hand-over-asked.tsx";
import { handOverDeclined } from "./kinds/hand-over-declined.tsx";
import { handOverSent } from "./kinds/hand-over-sent.tsx";
import { handedOver } from "./kinds/handed-over.tsx";
import { invitation } from "./kinds/invitation.tsx";
import { listReady } from "./kinds/list-ready.tsx";
import { myGifts } from "./kinds/my-gifts.tsx";
import { newOwner } from "./kinds/new-owner.tsx";
import { newUpdate } from "./kinds/new-update.tsx";
import { parentAsks } from "./kinds/parent-asks.tsx";
import { parentJoined } from "./kinds/parent-joined.tsx";
import { parentLetIn } from "./kinds/parent-let-in.tsx";
import { parentRemoved } from "./kinds/parent-removed.tsx";
import { passcodeGuessed } from "./kinds/passcode-guessed.tsx";
import { paymentFailed } from "./kinds/payment-failed.tsx";
import { paymentMethodNeeded } from "./kinds/payment-method-needed.tsx";
import { purged } from "./kinds/purged.tsx";
import { referralReward } from "./kinds/referral-reward.tsx";
import { reminder } from "./kinds/reminder.tsx";
import { thankYou } from "./kinds/thank-you.tsx";
import { trialEnded } from "./kinds/trial-ended.tsx";
import { trialEnding } from "./kinds/trial-ending.tsx";

/**
 * All kinds of mail by the name stored in the outbox (`mails.kind`). Each kind is defined in the file of that name in
 * kinds/.
 */
export const mailKinds = {
  "confirm-address": confirmAddress,
  "my-gifts": myGifts,
  "new-update": newUpdate,
  reminder,
  "thank-you": thankYou,
  "gift-recorded": giftRecorded,
  "gift-recorded-too": giftRecordedToo,
  "busy-hub": busyHub,
  "passcode-guessed": passcodeGuessed,
  "gift-given-back": giftGivenBack,
  "list-ready": listReady,
  "referral-reward": referralReward,
  "trial-ending": trialEnding,
  "trial-ended": trialEnded,
  "payment-failed": paymentFailed,
  "account-closed": accountClosed,
  "account-reactivated": accountReactivated,
  "closing-warning": closingWarning,
  purged,
  invitation,
  "parent-asks": parentAsks,
  "parent-joined": parentJoined,
  "parent-let-in": parentLetIn,
  "parent-removed": parentRemoved,
  "hand-over-asked": handOverAsked,
  "hand-over-sent": handOverSent,
  "hand-over-declined": handOverDeclined,
  "handed-over": handedOver,
  "new-owner": newOwner,
  "payment-method-needed": paymentMethodNeeded,
} satisfies Record<string, MailKindDefinition>;

export type MailKind = keyof typeof mailKinds;
export type MailFacts<K extends MailKind> = z.infer<(typeof mailKinds)[K]["facts"]>;
export type MailRecipient<K extends MailKind> = Recipients[(typeof mailKinds)[K]["audience"]];

/** Kinds of mail by stored name. Has no entry for a kind written by another version of the program. */
export const kindsByName: ReadonlyMap<string, MailKindDefinition> = new Map<
  string,
  MailKindDefinition
>(Object.entries(mailKinds));
