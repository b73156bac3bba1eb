import type { Language } from "@giftling/domain";
import { mailLinks } from "../email/composition/links.ts";
import type { MailContent } from "../email/composition/mail-kind.ts";
import { kindsByName } from "../email/registry.ts";
import { loadConfig } from "../env.ts";

/** Of what samples of mails are made. */
export const SAMPLE_DEPS = {
  clock: { now: () => new Date("2027-03-14T12:00:00Z") },
  config: loadConfig({
    APP_ENV: "test",
    ORIGIN: "https://gifts.example",
    DATABASE_URL: "postgres://localhost/none",
    OIDC_ISSUER: "http://localhost:1/identity",
    OIDC_CLIENT_ID: "giftling",
  }),
};

/** Texts of a mail's data that nobody types. */
const IS_FIXED = /^(type|kind|role|writtenIn|contactEmail|url|.*Url)$/;

/**
 * The same data with other words in place of every text in it, addresses and types aside. `isTyped` tells whether there was
 * any.
 */
function withWords(words: string) {
  let isTyped = false;
  const replace = (data: unknown): void => {
    if (typeof data !== "object" || data === null || data instanceof Date) return;
    for (const [key, value] of Object.entries(data)) {
      if (typeof value !== "string") replace(value);
      else if (!IS_FIXED.test(key)) isTyped = Reflect.set(data, key, words);
    }
  };
  const alter = <T>(data: T): T => {
    const copy = structuredClone(data);
    replace(copy);
    return copy;
  };
  return { alter, isTyped: () => isTyped };
}

/** The samples of every kind, by name, with `words` wherever somebody typed; `isTyped`: whether anybody did. */
export function mailsWith(words: string, language: Language) {
  const mails: Record<string, { content: MailContent; isTyped: boolean }> = {};
  for (const { samples } of kindsByName.values()) {
    const { alter, isTyped } = withWords(words);
    const links = mailLinks(SAMPLE_DEPS.config, language);
    const changed = samples({ links, now: SAMPLE_DEPS.clock.now(), language }, alter);
    for (const [name, content] of Object.entries(changed)) {
      mails[name] = { content, isTyped: isTyped() };
    }
  }
  return mails;
}
