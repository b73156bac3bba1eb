import { DEFAULT_LANGUAGE, type Language } from "@giftling/domain";
import type { z } from "zod";
import type { Deps } from "../deps.ts";
import { createMailLinks } from "./composition/links.ts";
import type { MailContent, MailKindDefinition, RecipientColumns } from "./composition/mail-kind.ts";
import { accountMails } from "./kinds/account.tsx";
import { addressConfirmationMail } from "./kinds/confirm-address.tsx";
import { giftMails } from "./kinds/gifts.tsx";
import { giverLinkMails } from "./kinds/giver-links.tsx";
import { handoverMails } from "./kinds/handover.tsx";
import { listCheckMail } from "./kinds/list-ready.tsx";
import { memberMails } from "./kinds/members.tsx";
import { newUpdateMail } from "./kinds/new-update.tsx";
import { passcodeGuessingMail } from "./kinds/passcode-guessed.tsx";
import { planMails } from "./kinds/plan.tsx";
import { reminderMail } from "./kinds/reminder.tsx";
import { signInMails } from "./kinds/sign-in.tsx";
import { thankYouMail } from "./kinds/thank-you.tsx";
import { webhookTurnedOffMail } from "./kinds/webhook-turned-off.tsx";
import { weeklySummaryMail } from "./kinds/weekly-summary.tsx";
import { wishDigestMail } from "./kinds/wish-digest.tsx";
import { wishRemovedMail } from "./kinds/wish-removed.tsx";

/** Mail kinds by their name in the outbox (`mails.kind`). */
const mailKinds = {
  ...accountMails,
  "confirm-address": addressConfirmationMail,
  ...giftMails,
  ...giverLinkMails,
  ...handoverMails,
  "list-ready": listCheckMail,
  ...memberMails,
  "new-update": newUpdateMail,
  "passcode-guessed": passcodeGuessingMail,
  ...planMails,
  reminder: reminderMail,
  ...signInMails,
  "thank-you": thankYouMail,
  "webhook-turned-off": webhookTurnedOffMail,
  "weekly-summary": weeklySummaryMail,
  "wish-digest": wishDigestMail,
  "wish-removed": wishRemovedMail,
} satisfies Record<string, MailKindDefinition>;

export type MailKind = keyof typeof mailKinds;
export type MailFacts<K extends MailKind> = z.infer<(typeof mailKinds)[K]["facts"]>;
export type MailRecipientColumns<K extends MailKind> =
  RecipientColumns[(typeof mailKinds)[K]["audience"]];

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
