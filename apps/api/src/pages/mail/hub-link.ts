import type { Executor } from "@giftling/db/client";
import { listKidsOfContact } from "@giftling/db/queries/hub/supporters";
import { joinNames } from "../../email/templates/words.ts";
import { escapeHtml } from "../plain/page.ts";

/** What the pages of a contact's mails say of its family. */
export type ContactHub = {
  /** "Emma and Theo"; empty when no kid is left. */
  names: string;
  /** The first of these kids, with the hub's address; null while the family shows none. */
  first: { firstName: string; path: string } | null;
};

export async function hubOfContact(db: Executor, contactId: string): Promise<ContactHub> {
  const kids = await listKidsOfContact(db, contactId);
  const names = joinNames(kids.map(({ firstName }) => firstName));
  const [kid] = kids;
  if (kid === undefined || kid.familyUrl === null) return { names, first: null };
  const path = `/hub/${encodeURIComponent(kid.familyUrl)}?kid=${kid.id}`;
  return { names, first: { firstName: kid.firstName, path } };
}

/** The way back to the hub, as HTML; empty while the family shows none. */
export function hubLink({ first }: ContactHub): string {
  if (first === null) return "";
  const { firstName, path } = first;
  return `<p><a class="button quiet" href="${escapeHtml(path)}">See ${escapeHtml(firstName)}'s page</a></p>`;
}
