import type { Executor } from "@giftling/db/client";
import type { Account } from "@giftling/db/queries/account/users";
import type { ContactRow } from "@giftling/db/queries/contacts/contacts";
import type { MailRow, MailStatus } from "@giftling/db/queries/operation/mail-outbox";
import type { Language, MailSwitch } from "@giftling/domain";
import type { ReactElement, ReactNode } from "react";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import type { KidPortrait, MailComponents } from "../templates/mail-components.tsx";
import type { MailLinks } from "./links.ts";

/** Columns that name the recipient of each class of mail. */
export type RecipientColumns = {
  parent: { userId: string };
  supporter: { contactId: string };
  /** A person whose account is deleted. The address is stored nowhere else and is deleted with the mail. */
  "former-parent": { recipient: string };
  /** An invited person, who may have no account or an account of another family. */
  invited: { recipient: string };
};
export type Audience = keyof RecipientColumns;
/** Facts of a mail stored in the outbox: ids and days. */
export type StoredMailFacts = Record<string, unknown>;

export type MailDeps = Pick<Deps, "db" | "clock" | "config">;
export type MailReadContext = MailDeps & { links: MailLinks };
export type MailSampleContext = { links: MailLinks; now: Date; language: Language };

/** Outcome of a mail. `itemIds` are the ids of the gifts that a sent mail listed. */
export type MailOutcome = {
  status: Exclude<MailStatus, "queued">;
  at: Date;
  itemIds?: readonly string[];
};
type HookDeps = MailDeps & Pick<Deps, "jobs">;
type Hook = (tx: Executor, deps: HookDeps, mail: MailRow, end: MailOutcome) => Promise<void>;

/** Kind of unsubscribe link in a supporter's mail. */
export type SupporterUnsubscribeKind = "unsubscribe" | "reminders";

export type MailText = {
  /** Kid shown above the title. Absent when the mail is not about one kid. */
  face?: KidPortrait | undefined;
  /** Whether the mail names the product. False for Premium families' mail to supporters. Default true (rule: branding). */
  showsBranding?: boolean;
  subject: string;
  /** Preview line that an inbox shows next to the subject. */
  preview: string;
  /** Small line above the title. */
  kicker?: ReactNode;
  /** Default: the subject. */
  title?: ReactNode;
  /**
   * Returns the body. Receives the parts of templates/parts.tsx, so that a kind of mail loads without React Email (about 40
   * MB).
   */
  body: (parts: MailComponents) => ReactElement;
};
type ExplainedText = MailText & {
  /** Reason why the recipient gets the mail, shown as the last line. */
  reason: string;
};

type FooterLink = { label: string; url: string };

/** A mail ready to be rendered. */
export type MailContent = MailText & {
  language: Language;
  footer: { text: string; links?: readonly FooterLink[] };
};

export type ComposedMail = {
  to: string;
  content: MailContent;
  unsubscribeUrl?: string | undefined;
  /** Reply addresses. Replies go to the sender when absent. */
  replyTo?: readonly string[] | undefined;
  itemIds?: readonly string[];
};

/** A due mail. A kind of mail is queued once for each `onceFor` (queue-mails.ts). */
type DueMail<A extends Audience, Facts> = {
  to: RecipientColumns[A] & { email: string };
  facts: Facts;
  onceFor: string;
  /**
   * Called in the transaction that queues the mail. Returns false when another process was first. Required for mails sent
   * less often than every 90 days, because `onceFor` is deleted by then.
   */
  claim?: (tx: Executor) => Promise<boolean>;
};

/** Fields of a kind of mail that its definition passes on unchanged. */
type MailKindFields<A extends Audience, Facts extends StoredMailFacts> = {
  facts: z.ZodType<Facts>;
  /** Returns the due mails of a kind that no user action causes. Called every ten minutes. */
  due?: (deps: MailDeps) => Promise<DueMail<A, Facts>[]>;
  /** Maximum number of mails of this kind to one address in 24 hours. Further mails are delayed by an hour. */
  mostADay?: number;
  /** Called in its own transaction before each attempt. */
  beforeTry?: (tx: Executor, deps: HookDeps, mail: MailRow) => Promise<void>;
  /** Called in the transaction that settles the mail, before its row is written. */
  beforeSettled?: Hook;
  /** Called in the transaction that settles the mail, after its row is written. */
  afterSettled?: Hook;
};

export type CommonMailFields<
  A extends Audience,
  Facts extends StoredMailFacts,
  Data,
> = MailKindFields<A, Facts> & {
  /**
   * Returns the data of each sample on the preview page by the sample's name. The name is the kind, or the kind and a
   * suffix.
   */
  samples: (env: MailSampleContext) => Record<string, Data>;
  /** Returns the ids of the items in the mail, for the hooks. */
  itemIds?: (data: Data) => string[];
};

export type ParentMail<Facts extends StoredMailFacts, Data> = CommonMailFields<
  "parent",
  Facts,
  Data
> & {
  /** Switch on the settings page that turns off this kind of mail. Null for mail that is always sent. */
  turnedOffBy: MailSwitch | null;
  /** Required state of the account. The mail is dropped in the other state. Default open. */
  account?: "closed";
  /** Reads the mail's data when the mail is sent. Returns null when the reason for the mail no longer exists. */
  read: (
    env: MailReadContext,
    about: Account & { facts: Facts },
  ) => Promise<Data | null> | Data | null;
  template: (data: Data) => MailText;
};

export type SupporterMail<Facts extends StoredMailFacts, Data> = CommonMailFields<
  "supporter",
  Facts,
  Data
> & {
  /**
   * Unsubscribe link for confirmed addresses: "unsubscribe" stops all of the family's mail, "reminders" stops only
   * reminders. Null without a link.
   */
  turnedOffBy: SupporterUnsubscribeKind | null;
  /**
   * True for mail with a parent's own text. Replies then go to the parents who allow replies. Default false (rule:
   * replies).
   */
  isAnswered?: true;
  read: (
    env: MailReadContext,
    about: { contact: ContactRow; facts: Facts; mail: MailRow },
  ) => Promise<Data | null> | Data | null;
  template: (data: Data) => ExplainedText;
};

export type FormerParentMail<Facts extends StoredMailFacts, Data> = CommonMailFields<
  "former-parent",
  Facts,
  Data
> & {
  read: (env: MailReadContext) => Data;
  template: (data: Data) => ExplainedText;
};

export type InvitationMail<Facts extends StoredMailFacts, Data> = CommonMailFields<
  "invited",
  Facts,
  Data
> & {
  read: (env: MailReadContext, about: { facts: Facts }) => Promise<Data | null>;
  template: (data: Data) => ExplainedText;
};

/** A kind of mail as used by the registry, the delivery and the preview page. */
export type MailKindDefinition<
  A extends Audience = Audience,
  Facts extends StoredMailFacts = StoredMailFacts,
> = MailKindFields<A, Facts> & {
  audience: A;
  turnedOffBy: MailSwitch | SupporterUnsubscribeKind | null;
  /**
   * Composes the mail with current data. Returns null when the reason for the mail no longer exists or the mail is switched
   * off.
   */
  compose: (deps: MailDeps, mail: MailRow) => Promise<ComposedMail | null>;
  /** Returns the samples by name. `alter` replaces their data. Tests use it to insert hostile text. */
  samples: (env: MailSampleContext, alter?: <T>(data: T) => T) => Record<string, MailContent>;
};
