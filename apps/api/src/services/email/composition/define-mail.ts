import {
  findMailPreferences,
  listReplyAddresses,
} from "@giftling/db/queries/account/mail-preferences";
import { findPushPreferences } from "@giftling/db/queries/account/push";
import { findAccount } from "@giftling/db/queries/account/users";
import { findContact } from "@giftling/db/queries/contacts/contacts";
import { listBlockedAddressHashes } from "@giftling/db/queries/contacts/refused-addresses";
import { getRecipientLanguage } from "@giftling/db/queries/mail/language";
import type { MailRow } from "@giftling/db/queries/operation/mail-outbox";
import { getLanguage, runWithLanguage } from "@giftling/messages/language";
import * as words from "@giftling/messages/mail/frame";
import { toHeaderText } from "./header-text.ts";
import { createMailLinks, type MailLinks } from "./links.ts";
import type {
  AddressMail,
  CommonMailFields,
  MailAudience,
  MailContent,
  MailDataContext,
  MailKindDefinition,
  MailText,
  ParentMail,
  StoredMailFacts,
  SupporterMail,
  SupporterUnsubscribeKind,
} from "./mail-kind.ts";
import { hashRecipient } from "./tokens.ts";

/**
 * Defines a mail to parents. The mail is dropped if the parent disabled the kind of mail, or if the account is not in
 * the state that the kind requires.
 */
export function defineParentMail<Facts extends StoredMailFacts, Data>(
  kind: ParentMail<Facts, Data>,
): MailKindDefinition<"parent", Facts> {
  const { turnedOffBy, getPushedMail, account = "open" } = kind;
  const footerOf = (links: MailLinks): MailContent["footer"] =>
    turnedOffBy === null
      ? { text: words.accountMailReason() }
      : {
          text: words.mailPreferencesMessage(),
          links: [{ label: words.mailPreferencesLink(), url: links.mailPreferences }],
        };
  const common = define("parent", kind, {
    async read(env, { userId }, facts) {
      const found = userId === null ? null : await findAccount(env.db, userId);
      if (!found) return null;
      const { user, family, role } = found;
      if (user.email === "" || (family.closedAt === null) !== (account === "open")) return null;
      if (turnedOffBy !== null) {
        const isWanted = await findMailPreferences(env.db, user.id);
        if (!isWanted[turnedOffBy]) return null;
      }
      const data = await kind.read(env, { user, family, role, facts });
      return data && { to: user.email, data };
    },
    contentOf: (data, links) => withFooter(kind.template(data, links), footerOf(links)),
  });
  return {
    ...common,
    turnedOffBy,
    async findPushedMail(db, { kind: name, userId, facts }) {
      if (turnedOffBy === null || userId === null) return null;
      if (!getPushedMail) return { kind: name, facts };
      const found = await findAccount(db, userId);
      return found && getPushedMail(db, found.family.id);
    },
    async composePush(deps, to, facts) {
      const found = await findAccount(deps.db, to.userId);
      if (!found || turnedOffBy === null || found.family.closedAt !== null) return null;
      const isWanted = await findPushPreferences(deps.db, to.userId);
      if (!isWanted[turnedOffBy]) return null;
      const language = await getRecipientLanguage(deps.db, to);
      const links = createMailLinks(deps.config, language);
      const data = await kind.read(
        { ...deps, links },
        { ...found, facts: kind.facts.parse(facts) },
      );
      if (!data) return null;
      const { subject, preview, url } = runWithLanguage(language, () => kind.template(data, links));
      return {
        title: toHeaderText(subject),
        body: toHeaderText(preview),
        url: url ?? links.dashboard,
      };
    },
  };
}

/**
 * Defines a mail to supporters, which is dropped if the account is closed. `preview` composes the mail without a
 * recipient.
 */
export function defineSupporterMail<Facts extends StoredMailFacts, Data>(
  kind: SupporterMail<Facts, Data>,
): MailKindDefinition<"supporter", Facts> & {
  preview: (data: Data, links: MailLinks, replyTo: readonly string[]) => MailContent;
} {
  const { turnedOffBy } = kind;
  function contentOf(
    data: Data,
    links: MailLinks,
    { contact = SAMPLE_CONTACT, replyTo = [] }: Found<Data>["about"] = {},
  ): MailContent {
    const { reason, ...rest } = kind.template(data, links);
    const answers = replyTo.length === 0 ? [] : [words.replyNote(replyTo.length)];
    const text = [reason, ...answers].join(" ");
    const ways = [
      ...(turnedOffBy === null ? [] : [getUnsubscribeLink(turnedOffBy, links, contact.id)]),
      { label: words.mailOptOutLabel(), url: links.refuse(contact.canonicalEmail) },
      { label: words.deleteAddressLabel(), url: links.forget(contact.id) },
    ];
    return withFooter(rest, { text, links: ways });
  }
  const common = define("supporter", kind, {
    async read(env, mail, facts) {
      const contact = await findContact(env.db, mail.contactId ?? "");
      if (!contact) return null;
      const isWelcome = contact.confirmedAt !== null && contact.unsubscribedAt === null;
      if (turnedOffBy !== null && !isWelcome) return null;
      const hash = hashRecipient(env.config.secret, contact.canonicalEmail);
      if ((await listBlockedAddressHashes(env.db, [hash])).has(hash)) return null;
      const data = await kind.read(env, { contact, facts, mail });
      const unsubscribeUrl = turnedOffBy
        ? getUnsubscribeLink(turnedOffBy, env.links, contact.id).url
        : undefined;
      if (!data) return null;
      const replyTo = kind.isAnswered ? await listReplyAddresses(env.db, contact.familyId) : [];
      return { to: contact.email, data, unsubscribeUrl, about: { contact, replyTo } };
    },
    contentOf,
  });
  return {
    ...common,
    turnedOffBy,
    preview: (data, links, replyTo) => contentOf(data, links, { replyTo }),
  };
}

const UNSUBSCRIBE_LABELS: Record<SupporterUnsubscribeKind, () => string> = {
  unsubscribe: words.unsubscribeLabel,
  reminders: words.endRemindersLabel,
  digest: words.endDigestLabel,
};

/** Returns the unsubscribe link for the footer and for the mail program's unsubscribe button (rule: unsubscribe). */
const getUnsubscribeLink = (
  kind: SupporterUnsubscribeKind,
  links: MailLinks,
  contactId: string,
) => ({
  label: UNSUBSCRIBE_LABELS[kind](),
  url: kind === "unsubscribe" ? links.unsubscribe(contactId) : links.endPart(contactId, kind),
});

/**
 * Defines a mail to an e-mail address instead of a parent or contact. The mail is dropped if the address refused all
 * mail, unless the kind of mail ignores refusals.
 */
export function defineAddressMail<Facts extends StoredMailFacts, Data>(
  kind: AddressMail<Facts, Data>,
): MailKindDefinition<"address", Facts> {
  const { isSentIfRefused = false } = kind;
  return define("address", kind, {
    async read(env, { recipient }, facts) {
      if (recipient === null) return null;
      const hash = hashRecipient(env.config.secret, recipient);
      const isBlocked = (await listBlockedAddressHashes(env.db, [hash])).has(hash);
      if (isBlocked && !isSentIfRefused) return null;
      const data = await kind.read(env, { facts });
      // The recipient is not a contact of the family.
      const contact = { id: "", canonicalEmail: recipient };
      return data && { to: recipient, data, about: { contact } };
    },
    contentOf(data, links, { contact = SAMPLE_CONTACT } = {}) {
      const { reason: text, ...rest } = kind.template(data, links);
      const refuse = {
        label: words.mailOptOutLabel(),
        url: links.refuse(contact.canonicalEmail),
      };
      return withFooter(rest, isSentIfRefused ? { text } : { text, links: [refuse] });
    },
  });
}

/** Adds a footer, the current language and a default title to a mail. */
const withFooter = (text: MailText, footer: MailContent["footer"]): MailContent => ({
  title: text.subject,
  ...text,
  language: getLanguage(),
  footer,
});

type FooterContact = { id: string; canonicalEmail: string };

const SAMPLE_CONTACT: FooterContact = { id: "sample", canonicalEmail: "sample@example.com" };

type Found<Data> = {
  to: string;
  data: Data;
  unsubscribeUrl?: string | undefined;
  /** Contact for a mail's footer links, and Reply-To addresses. Absent for mail to current and former parents. */
  about?: { contact?: FooterContact; replyTo?: readonly string[] };
};

/** Creates the definition of a mail kind for any audience. */
function define<A extends MailAudience, Facts extends StoredMailFacts, Data>(
  audience: A,
  { itemIds, samples, ...kind }: CommonMailFields<A, Facts, Data>,
  of: {
    read(env: MailDataContext, mail: MailRow, facts: Facts): Promise<Found<Data> | null>;
    contentOf(data: Data, links: MailLinks, about?: Found<Data>["about"]): MailContent;
  },
): MailKindDefinition<A, Facts> {
  return {
    ...kind,
    audience,
    turnedOffBy: null,
    findPushedMail: async () => null,
    composePush: async () => null,
    async compose(deps, mail) {
      const spoken = await getRecipientLanguage(deps.db, mail);
      const links = createMailLinks(deps.config, spoken);
      const found = await of.read({ ...deps, links }, mail, kind.facts.parse(mail.facts));
      if (!found) return null;
      const { to, data, unsubscribeUrl, about } = found;
      const content = runWithLanguage(spoken, () => of.contentOf(data, links, about));
      const replyTo = about?.replyTo;
      return { to, content, unsubscribeUrl, replyTo, itemIds: itemIds?.(data) };
    },
    samples: (env, alter = (data) => data) =>
      Object.fromEntries(
        Object.entries(samples(env)).map(([name, data]) => [
          name,
          runWithLanguage(env.language, () => of.contentOf(alter(data), env.links)),
        ]),
      ),
  };
}
