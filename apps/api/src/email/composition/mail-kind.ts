import type { Executor } from "@giftling/db/client";
import type { Account } from "@giftling/db/queries/account/users";
import type { ContactRow } from "@giftling/db/queries/hub/supporters";
import type { MailRow, MailStatus } from "@giftling/db/queries/mail/outbox";
import type { Language, MailSwitch } from "@giftling/domain";
import type { ReactElement, ReactNode } from "react";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import type { Face, MailParts } from "../templates/parts.tsx";
import type { MailLinks } from "./links.ts";

/** How the outbox names the recipient of each class of mail. */
export type Recipients = {
  parent: { userId: string };
  supporter: { contactId: string };
  /** Whose account is deleted: the address is kept nowhere else, and goes with the mail. */
  "former-parent": { recipient: string };
  /** Who was invited to look after a family, and has no account yet, or another one. */
  invited: { recipient: string };
};
export type Audience = keyof Recipients;
/** What the outbox keeps of a mail beside its recipient: ids and days. */
export type StoredFacts = Record<string, unknown>;

export type MailDeps = Pick<Deps, "db" | "clock" | "config">;
export type ReadEnv = MailDeps & { links: MailLinks };
export type SampleEnv = { links: MailLinks; now: Date; language: Language };

/** How a mail ended. `itemIds`: what a sent mail told of. */
export type MailEnd = {
  status: Exclude<MailStatus, "queued">;
  at: Date;
  itemIds?: readonly string[];
};
type HookDeps = MailDeps & Pick<Deps, "jobs">;
type Hook = (tx: Executor, deps: HookDeps, mail: MailRow, end: MailEnd) => Promise<void>;

/** What in a supporter's mail ends it. */
export type SupporterSwitch = "unsubscribe" | "reminders";

export type MailText = {
  /** Left out where the mail is not about one child. */
  face?: Face | undefined;
  /** False for the mails of Premium families to their supporters (rule: branding); true when left out. */
  showsBranding?: boolean;
  subject: string;
  /** The line that an inbox shows beside the subject. */
  preview: string;
  /** A small line above the title. */
  kicker?: ReactNode;
  title: ReactNode;
  /** Is given the parts of templates/parts.tsx, so that a kind loads without React Email (about 40 MB). */
  body: (parts: MailParts) => ReactElement;
};
type ExplainedText = MailText & {
  /** Why it came: the last line. */
  reason: string;
};

type FooterLink = { label: string; url: string };

/** One mail, ready to be rendered. */
export type MailContent = MailText & {
  /** What its words are in. */
  language: Language;
  footer: { text: string; links?: readonly FooterLink[] };
};

export type ComposedMail = {
  to: string;
  content: MailContent;
  unsubscribeUrl?: string | undefined;
  /** Where an answer goes; to the sender when there is none. */
  replyTo?: readonly string[] | undefined;
  itemIds?: readonly string[];
};

/** A mail that somebody should get now. The same kind is queued once for each `onceFor` (queue-mails.ts). */
type DueMail<A extends Audience, Facts> = {
  to: Recipients[A] & { email: string };
  facts: Facts;
  onceFor: string;
  /** Asked in the transaction that queues it: false when another process was first. For what comes once in longer than 90 days. */
  claim?: (tx: Executor) => Promise<boolean>;
};

export type CommonFields<A extends Audience, Facts extends StoredFacts, Data> = {
  facts: z.ZodType<Facts>;
  /** Data for each sample of the preview page, by the sample's name: the kind, or the kind and a suffix. */
  samples: (env: SampleEnv) => Record<string, Data>;
  /** Who should get it now, for a mail that nobody's action causes. Asked every ten minutes. */
  due?: (deps: MailDeps) => Promise<DueMail<A, Facts>[]>;
  /** Most mails of this kind that leave for one address in 24 hours; what is over waits an hour. */
  mostADay?: number;
  /** Ids of what this mail tells of, for the hooks. */
  itemIds?: (data: Data) => string[];
  /** In a transaction of its own before each try, however that ends. */
  beforeTry?: (tx: Executor, deps: HookDeps, mail: MailRow) => Promise<void>;
  /** In the transaction that ends the mail, before its row is written. */
  beforeSettled?: Hook;
  /** In the same transaction, after its row is written. */
  afterSettled?: Hook;
};

export type ParentMail<Facts extends StoredFacts, Data> = CommonFields<"parent", Facts, Data> & {
  /** The switch on the settings page that ends these mails; null when they always come. */
  turnedOffBy: MailSwitch | null;
  /** A mail to an account in the other state is dropped. */
  account: "open" | "closed";
  /** What the mail says, read when it leaves; null when its reason is gone. */
  read: (env: ReadEnv, about: Account & { facts: Facts }) => Promise<Data | null> | Data | null;
  template: (data: Data) => MailText;
};

export type SupporterMail<Facts extends StoredFacts, Data> = CommonFields<
  "supporter",
  Facts,
  Data
> & {
  /**
   * For confirmed addresses: "unsubscribe" with a link that ends the family's mail, "reminders" with one that ends reminders alone.
   * null: without such a link.
   */
  turnedOffBy: SupporterSwitch | null;
  /** Words of the parent's own: an answer goes to the parents who allow it (rule: replies). False when left out. */
  isAnswered?: true;
  read: (
    env: ReadEnv,
    about: { contact: ContactRow; facts: Facts; mail: MailRow },
  ) => Promise<Data | null> | Data | null;
  template: (data: Data) => ExplainedText;
};

export type LastMail<Facts extends StoredFacts, Data> = CommonFields<
  "former-parent",
  Facts,
  Data
> & {
  read: (env: ReadEnv) => Data;
  template: (data: Data) => ExplainedText;
};

export type InvitedMail<Facts extends StoredFacts, Data> = CommonFields<"invited", Facts, Data> & {
  read: (env: ReadEnv, about: { facts: Facts }) => Promise<Data | null>;
  template: (data: Data) => ExplainedText;
};

/** A kind of mail as the registry, delivery and the preview page use it. */
export type MailKindDefinition<
  A extends Audience = Audience,
  Facts extends StoredFacts = StoredFacts,
> = {
  audience: A;
  facts: z.ZodType<Facts>;
  turnedOffBy: MailSwitch | SupporterSwitch | null;
  mostADay?: number;
  /** The mail with the data of this moment; null when its reason is gone or it is turned off. */
  compose: (deps: MailDeps, mail: MailRow) => Promise<ComposedMail | null>;
  /** Its samples by name. `alter` replaces their data: the tests put hostile text into every mail with it. */
  samples: (env: SampleEnv, alter?: <T>(data: T) => T) => Record<string, MailContent>;
  due?: (deps: MailDeps) => Promise<DueMail<A, Facts>[]>;
  beforeTry?: (tx: Executor, deps: HookDeps, mail: MailRow) => Promise<void>;
  beforeSettled?: Hook;
  afterSettled?: Hook;
};
