import type { Executor } from "@giftling/db/client";
import type { Deps } from "../../deps.ts";
import type { TaskPayload } from "../../jobs/queue.ts";
import type { MailFacts, MailKind, MailRecipientColumns } from "../registry.ts";
import {
  listMemberAddresses,
  type OutboxDeps,
  type OutboxMail,
  queueUnvalidatedMails,
} from "./outbox.ts";

/** Mail to queue, with the stored data and the recipient that the mail's kind requires. */
type QueuedMail = {
  [K in MailKind]: Omit<OutboxMail, "kind" | "to" | "facts"> & {
    kind: K;
    to: MailRecipientColumns<K> & { email: string };
    facts: MailFacts<K>;
  };
}[MailKind];

/** Queues mails in the caller's transaction. A mail is sent after the commit, at least once (rule: mail-outbox). */
export const queueMails = (tx: Executor, deps: OutboxDeps, mails: readonly QueuedMail[]) =>
  queueUnvalidatedMails(tx, deps, mails);

type WithoutRecipient<Mail> = Mail extends unknown ? Omit<Mail, "to"> : never;
type ParentMail = WithoutRecipient<Extract<QueuedMail, { to: { userId: string } }>>;

/** Queues a mail to a parent in the caller's transaction. Does nothing for a parent without an e-mail address. */
export async function queueParentMail(
  tx: Executor,
  deps: OutboxDeps,
  parent: { id: string; email: string } | null,
  mail: ParentMail,
): Promise<void> {
  if (parent === null || parent.email === "") return;
  const to = { userId: parent.id, email: parent.email };
  await queueUnvalidatedMails(tx, deps, [{ ...mail, to }]);
}

/** Mail to each parent of a family. `onceFor` returns the deduplication key for a parent. */
type FamilyMail = {
  [K in MailKind]: { kind: K; facts: MailFacts<K>; onceFor: (userId: string) => string };
}[MailKind];

/** Queues a mail to each of a family's parents who has an e-mail address, in the caller's transaction. */
export async function queueFamilyMail(
  tx: Executor,
  deps: OutboxDeps,
  familyId: string,
  { onceFor, ...mail }: FamilyMail,
) {
  const parents = await listMemberAddresses(tx, familyId);
  const mails = parents.map((to) => ({ ...mail, to, onceFor: onceFor(to.userId) }));
  await queueUnvalidatedMails(tx, deps, mails);
}

/** Queues a mail of the given warning kind to each parent of a family, at most once a day per parent. */
export async function queueDailyWarning(
  deps: OutboxDeps & Pick<Deps, "db">,
  familyId: string,
  kind: "busy-hub" | "passcode-guessed",
) {
  const day = deps.clock.now().toISOString().slice(0, 10);
  const onceFor = (userId: string) => `${familyId}:${userId}:${day}`;
  await deps.db.transaction((tx) =>
    queueFamilyMail(tx, deps, familyId, { kind, facts: {}, onceFor }),
  );
}

/** Queues a mail about an account's closing or reactivation to each member, once per event (rule: account-mails). */
export async function queueAccountNotice(
  deps: Pick<Deps, "db" | "clock" | "config" | "jobs">,
  { familyId, closedAt, isOpenAgain }: TaskPayload<"tell-of-account">,
): Promise<void> {
  const onceFor = (userId: string) => `${userId}:${closedAt}`;
  await deps.db.transaction((tx) =>
    queueFamilyMail(
      tx,
      deps,
      familyId,
      isOpenAgain
        ? { kind: "account-reactivated", facts: {}, onceFor }
        : { kind: "account-closed", facts: { closedAt }, onceFor },
    ),
  );
}
