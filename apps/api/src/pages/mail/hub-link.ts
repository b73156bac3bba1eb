import type { Executor } from "@giftling/db/client";
import { listKidsOfContact } from "@giftling/db/queries/hub/supporters";
import { seePageOf } from "@giftling/messages/mail/frame";
import type { AskedKid } from "../../email/composition/asked-for.ts";
import { escapeHtml } from "../plain/page.ts";

/** What the pages of a contact's mails say of its family. */
export type ContactHub = {
  /** Whom it asked for, or gets something of; empty when no kid is left. */
  kids: readonly AskedKid[];
  names: readonly string[];
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
  const names = kids.map(({ firstName }) => firstName);
  const [kid] = kids;
  if (kid === undefined || kid.familyUrl === null) return { kids, names, first: null };
  const path = `/hub/${encodeURIComponent(kid.familyUrl)}?kid=${kid.id}`;
  return { kids, names, first: { firstName: kid.firstName, path } };
}

/** A sentence as HTML, with the address in bold where it says `{address}`. */
export const withAddress = (sentence: string, address: string): string =>
  escapeHtml(sentence).replace("{address}", () => `<strong>${escapeHtml(address)}</strong>`);

/** The way back to the hub, as HTML; empty while the family shows none. */
export function hubLink({ first }: ContactHub): string {
  if (first === null) return "";
  const { firstName, path } = first;
  return `<p><a class="button quiet" href="${escapeHtml(path)}">${seePageOf(escapeHtml(firstName))}</a></p>`;
}
