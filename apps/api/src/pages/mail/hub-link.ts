import type { Executor } from "@giftling/db/client";
import { listKidsOfContact } from "@giftling/db/queries/hub/supporters";
import { type AskedFor, askedFor } from "../../email/composition/asked-for.ts";
import { joinNames } from "../../email/templates/words.ts";
import { escapeHtml } from "../plain/page.ts";

/** What the pages of a contact's mails say of its family. */
export type ContactHub = {
  /** "Emma and Theo"; empty when no kid is left. */
  names: string;
  /** What it gets of them, or asked for. */
  mail: AskedFor;
  /** The first of these kids, with the hub's address; null while the family shows none. */
  first: { firstName: string; path: string } | null;
};

/** `which`: what it gets, or what it asked for and is to confirm. */
export async function hubOfContact(
  db: Executor,
  contactId: string,
  which: "asked" | "gets" = "gets",
): Promise<ContactHub> {
  const kids = await listKidsOfContact(db, contactId, which);
  const mail = askedFor(kids);
  const names = joinNames(kids.map(({ firstName }) => firstName));
  const [kid] = kids;
  if (kid === undefined || kid.familyUrl === null) return { names, mail, first: null };
  const path = `/hub/${encodeURIComponent(kid.familyUrl)}?kid=${kid.id}`;
  return { names, mail, first: { firstName: kid.firstName, path } };
}

/** The way back to the hub, as HTML; empty while the family shows none. */
export function hubLink({ first }: ContactHub): string {
  if (first === null) return "";
  const { firstName, path } = first;
  return `<p><a class="button quiet" href="${escapeHtml(path)}">See ${escapeHtml(firstName)}'s page</a></p>`;
}
