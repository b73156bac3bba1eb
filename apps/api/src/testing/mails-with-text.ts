import type { Language } from "@giftling/domain";
import { loadConfig } from "../core/env/env.ts";
import { createMailLinks } from "../services/email/composition/links.ts";
import type { MailContent } from "../services/email/composition/mail-kind.ts";
import { mailKindsByName } from "../services/email/registry.ts";

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

/** Pattern of keys in a mail's data whose values are not typed by a person, such as `type` and `url`. */
const IS_FIXED = /^(type|kind|role|currency|writtenIn|contactEmail|url|.*Url)$/;

/** Text field in a mail's data. `owner` is the object or list that contains the text. */
export type MailField = { kind: string; key: string; owner: object };

/** Returns `alter`, which replaces texts that `isReplaced` accepts, and `isTyped`, which reports a replacement. */
function withWords(words: string, isReplaced: (key: string, owner: object) => boolean) {
  let isTyped = false;
  const replace = (data: unknown, listKey?: string): void => {
    if (typeof data !== "object" || data === null || data instanceof Date) return;
    for (const [index, value] of Object.entries(data)) {
      const key = Array.isArray(data) && listKey !== undefined ? listKey : index;
      if (typeof value !== "string") replace(value, key);
      else if (value !== "" && !IS_FIXED.test(key) && isReplaced(key, data))
        isTyped = Reflect.set(data, index, words);
    }
  };
  const alter = <T>(data: T): T => {
    const copy = structuredClone(data);
    replace(copy);
    return copy;
  };
  return { alter, isTyped: () => isTyped };
}

/** Returns sample mails of every kind, with `words` in place of the texts that `isReplaced` accepts. */
export function createMailsWithText(
  words: string,
  language: Language,
  isReplaced: (field: MailField) => boolean = () => true,
) {
  const mails: Record<string, { content: MailContent; isTyped: boolean }> = {};
  for (const [kind, { samples }] of mailKindsByName) {
    const { alter, isTyped } = withWords(words, (key, owner) => isReplaced({ kind, key, owner }));
    const links = createMailLinks(SAMPLE_DEPS.config, language);
    const changed = samples({ links, now: SAMPLE_DEPS.clock.now(), language }, alter);
    for (const [name, content] of Object.entries(changed)) {
      mails[name] = { content, isTyped: isTyped() };
    }
  }
  return mails;
}
