import type { UpdateMailView } from "./schema.ts";

/** How an update goes by mail, as it is stored. */
export type UpdateMailFacts = {
  updateId: string;
  /** From when on its mails leave. */
  dueAt: string;
  /** When they were written to the outbox. */
  startedAt: string | null;
  stoppedAt: string | null;
  /** How many left. */
  sent: number;
  /** How many of those that were written wait. */
  onItsWay: number;
};

/** Whether the mails of an update are still to be written. */
export const awaitsMail = ({ startedAt, stoppedAt }: UpdateMailFacts): boolean =>
  startedAt === null && stoppedAt === null;

/**
 * What a parent sees of an update's mails (rule: update-mail). `facts` null: nobody is told of it. `readers`: who would get it
 * now.
 */
export function viewUpdateMail(facts: UpdateMailFacts | null, readers: number): UpdateMailView {
  if (facts === null) return NOT_MAILED;
  const { dueAt, stoppedAt, sent, onItsWay } = facts;
  if (awaitsMail(facts)) return { status: "waiting", people: readers, leavesAt: dueAt };
  if (onItsWay > 0) return { status: "leaving", people: onItsWay, leavesAt: null };
  if (sent > 0) return { status: "sent", people: sent, leavesAt: null };
  return stoppedAt === null ? NOT_MAILED : { status: "stopped", people: 0, leavesAt: null };
}

/** Of an update that nobody is told of. */
const NOT_MAILED: UpdateMailView = { status: "none", people: 0, leavesAt: null };
