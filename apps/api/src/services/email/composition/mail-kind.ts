import type { Executor } from "@giftling/db/client";
import type { Account } from "@giftling/db/queries/account/users";
import type { ContactRow } from "@giftling/db/queries/contacts/contacts";
import type { MailRow, MailStatus } from "@giftling/db/queries/operation/mail-outbox";
import type { Language, MailPreference } from "@giftling/domain";
import type { ReactElement, ReactNode } from "react";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import type { KidAvatarProps, MailComponents } from "../templates/mail-components.tsx";
import type { MailLinks } from "./links.ts";

/** Columns that identify the recipient of a mail, by audience. */
export type RecipientColumns = {
  parent: { userId: string };
  supporter: { contactId: string };
  /**
   * Person known only by an e-mail address, such as an invited person or the member of a deleted account. The address
   * is stored only in the mail and is deleted with the mail.
   */
  address: { recipient: string };
};
export type MailAudience = keyof RecipientColumns;
/** Data of a mail that is stored in the outbox, such as IDs and days. */
export type StoredMailFacts = Record<string, unknown>;

export type MailDeps = Pick<Deps, "db" | "clock" | "config">;
export type MailDataContext = MailDeps & { links: MailLinks };
type MailSampleContext = { links: MailLinks; now: Date; language: Language };

/**
 * Final status of a mail, with the time at which the mail got the status. `itemIds` are the IDs of the items that the
 * sent mail listed.
 */
export type MailOutcome = {
  status: Exclude<MailStatus, "queued">;
  at: Date;
  itemIds?: readonly string[];
};
type HookDeps = MailDeps & Pick<Deps, "jobs">;
type Hook = (tx: Executor, deps: HookDeps, mail: MailRow, end: MailOutcome) => Promise<void>;

/** Mail that an unsubscribe link of a supporter stops: all mail of the family, or only reminders or digests. */
export type SupporterUnsubscribeKind = "unsubscribe" | "reminders" | "digest";

export type MailText = {
  /** Kid whose picture is shown above the mail's title. Absent when the mail is not about one kid. */
  face?: KidAvatarProps | undefined;
  /** Whether the mail names the product. False for Premium families' mail to supporters. Default true. */
  showsBranding?: boolean;
  subject: string;
  /** Text that an inbox shows after the subject. */
  preview: string;
  /** Small line of text above the mail's title. */
  kicker?: ReactNode;
  /**
   * URL that opens from a push notification with the mail's content. Defaults to the dashboard (rule: web-push).
   */
  url?: string;
  /** Title of the mail. Defaults to the subject. */
  title?: ReactNode;
  /** Returns the mail's body from `parts`, so that a mail kind loads without React Email (about 40 MB). */
  body: (parts: MailComponents) => ReactElement;
};
type ExplainedText = MailText & {
  /** Reason why the recipient gets the mail, shown in the footer. */
  reason: string;
};

type FooterLink = { label: string; url: string };

/** Mail with its language and footer, ready to be rendered. */
export type MailContent = MailText & {
  language: Language;
  footer: { text: string; links?: readonly FooterLink[] };
};

export type ComposedMail = {
  to: string;
  content: MailContent;
  unsubscribeUrl?: string | undefined;
  /** Reply-To addresses. If absent, replies go to the sender. */
  replyTo?: readonly string[] | undefined;
  itemIds?: readonly string[];
};

/** Mail that is due now. `onceFor` is the deduplication key within the mail kind. */
type DueMail<A extends MailAudience, Facts> = {
  to: RecipientColumns[A] & { email: string };
  facts: Facts;
  onceFor: string;
  /** Claims the mail, so that it is queued once. Required for mails whose interval is longer than 90 days. */
  claim?: (tx: Executor) => Promise<boolean>;
};

/** Fields that the options and the definition of a mail kind share. */
type MailKindFields<A extends MailAudience, Facts extends StoredMailFacts> = {
  facts: z.ZodType<Facts>;
  /** Returns the due mails of a kind that is queued by time, not by an action. Called every ten minutes. */
  due?: (deps: MailDeps) => Promise<DueMail<A, Facts>[]>;
  /** Maximum number of mails of the kind to one address in 24 hours. Infinity also disables the overall limit. */
  mostADay?: number;
  /** Hook that runs in its own transaction before each attempt to send the mail. */
  beforeTry?: (tx: Executor, deps: HookDeps, mail: MailRow) => Promise<void>;
  /** Hook that runs before the mail's final status is stored, in the same transaction. */
  beforeSettled?: Hook;
  /** Hook that runs after the mail's final status is stored, in the same transaction. */
  afterSettled?: Hook;
};

export type CommonMailFields<
  A extends MailAudience,
  Facts extends StoredMailFacts,
  Data,
> = MailKindFields<A, Facts> & {
  /** Returns the samples' data by sample name, which is the mail kind, optionally with a suffix. */
  samples: (env: MailSampleContext) => Record<string, Data>;
  /** Returns the IDs of the items that the mail lists, which `beforeSettled` and `afterSettled` receive. */
  itemIds?: (data: Data) => string[];
};

export type ParentMail<Facts extends StoredMailFacts, Data> = CommonMailFields<
  "parent",
  Facts,
  Data
> & {
  /** Notification setting that disables the kind of mail for a parent. Null for mail that is always sent. */
  turnedOffBy: MailPreference | null;
  /** Returns the mail that a push notification shows. Required if `facts` lacks the items' IDs (rule: web-push). */
  getPushedMail?: (db: Executor, familyId: string) => Promise<PushedMail>;
  /** Account state that the mail requires. Default: open. */
  account?: "closed";
  /** Reads the mail's data when the mail is sent. Returns null if the mail is outdated, such as for an undone gift. */
  read: (
    env: MailDataContext,
    about: Account & { facts: Facts },
  ) => Promise<Data | null> | Data | null;
  template: (data: Data, links: MailLinks) => MailText;
};

export type SupporterMail<Facts extends StoredMailFacts, Data> = CommonMailFields<
  "supporter",
  Facts,
  Data
> & {
  /** Mail that the unsubscribe link for confirmed addresses stops. Null if the mail has no such link. */
  turnedOffBy: SupporterUnsubscribeKind | null;
  /** Whether replies go to the parents who allow replies. Default false (rule: replies). */
  isAnswered?: true;
  read: (
    env: MailDataContext,
    about: { contact: ContactRow; facts: Facts; mail: MailRow },
  ) => Promise<Data | null> | Data | null;
  template: (data: Data, links: MailLinks) => ExplainedText;
};

export type AddressMail<Facts extends StoredMailFacts, Data> = CommonMailFields<
  "address",
  Facts,
  Data
> & {
  /** Whether an address that refused all mail gets the mail, such as a mail that it just requested. Default false. */
  isSentIfRefused?: true;
  read: (env: MailDataContext, about: { facts: Facts }) => Promise<Data | null>;
  template: (data: Data, links: MailLinks) => ExplainedText;
};

/** Mail to a parent whose subject and preview text a push notification shows (rule: web-push). */
type PushedMail = { kind: string; facts: StoredMailFacts; itemIds?: readonly string[] };

export type PushNotificationText = { title: string; body: string; url: string };

/** Definition of a mail kind for the registry, the delivery and the preview page. */
export type MailKindDefinition<
  A extends MailAudience = MailAudience,
  Facts extends StoredMailFacts = StoredMailFacts,
> = MailKindFields<A, Facts> & {
  audience: A;
  turnedOffBy: MailPreference | SupporterUnsubscribeKind | null;
  /** Composes the mail with current data. Returns null if the mail is outdated or disabled. */
  compose: (deps: MailDeps, mail: MailRow) => Promise<ComposedMail | null>;
  /** Returns the mail that a push notification shows, or null for a kind of mail without notifications. */
  findPushedMail: (db: Executor, mail: MailRow) => Promise<PushedMail | null>;
  /** Composes the text of a push notification. Returns null if the notification is outdated or disabled. */
  composePush: (
    deps: MailDeps,
    to: { userId: string },
    facts: unknown,
  ) => Promise<PushNotificationText | null>;
  /** Returns sample mails by name. `alter` transforms the samples' data. Tests use `alter` to insert hostile text. */
  samples: (env: MailSampleContext, alter?: <T>(data: T) => T) => Record<string, MailContent>;
};
