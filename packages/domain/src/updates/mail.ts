import type { UpdateMailView } from "./schema.ts";

/** Stored data about the mails of one update or digest. */
export type MailBatchFacts = {
  /** Earliest time at which the mails of the update or digest are sent. */
  dueAt: string;
  /** Time at which the mails of the update or digest were added to the outbox. Null before that time. */
  startedAt: string | null;
  stoppedAt: string | null;
  sent: number;
  /** Number of unsent mails in the outbox. */
  onItsWay: number;
};

export type UpdateMailFacts = MailBatchFacts & { updateId: string };

/** Returns whether the mails of an update or digest are neither in the outbox nor stopped. */
export const isMailPending = ({ startedAt, stoppedAt }: MailBatchFacts): boolean =>
  startedAt === null && stoppedAt === null;

/**
 * Returns the mail status of an update or a digest for a parent. `facts` is null for an update that is not mailed.
 * `readers` is the current number of recipients (rule: update-mail).
 */
export function toUpdateMailView(facts: MailBatchFacts | null, readers: number): UpdateMailView {
  if (facts === null) return NOT_MAILED;
  const { dueAt, stoppedAt, sent, onItsWay } = facts;
  if (isMailPending(facts)) return { status: "waiting", people: readers, leavesAt: dueAt };
  if (onItsWay > 0) return { status: "leaving", people: onItsWay, leavesAt: null };
  if (sent > 0) return { status: "sent", people: sent, leavesAt: null };
  return stoppedAt === null ? NOT_MAILED : { status: "stopped", people: 0, leavesAt: null };
}

/** Status of an update that is not mailed. */
const NOT_MAILED: UpdateMailView = { status: "none", people: 0, leavesAt: null };
