import { DEFAULT_LANGUAGE, type Language } from "@giftling/domain";
import type { z } from "zod";
import type { Deps } from "../deps.ts";
import { createMailLinks } from "./composition/links.ts";
import type { MailContent, MailKindDefinition, RecipientColumns } from "./composition/mail-kind.ts";
import { mailKinds } from "./registry.gen.ts";

/**
 * Name of a kind of mail as stored in the outbox (`mails.kind`). The file with the same name in kinds/ defines the
 * kind.
 */
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
