import { DEFAULT_LANGUAGE, type Language } from "@giftling/domain";
import type { Deps } from "../deps.ts";
import { createMailLinks } from "./composition/links.ts";
import type { MailContent } from "./composition/mail-kind.ts";
import { mailKindsByName } from "./registry.ts";

/** Returns the samples of every kind of mail in a language, by name and in the registry's order. */
export function createSampleMails(
  { config, clock }: Pick<Deps, "config" | "clock">,
  language: Language = DEFAULT_LANGUAGE,
): Record<string, MailContent> {
  const env = { links: createMailLinks(config, language), now: clock.now(), language };
  return Object.assign({}, ...[...mailKindsByName.values()].map((kind) => kind.samples(env)));
}
