import { foldText } from "../text/rules.ts";
import { getResourceVersion } from "../versions/rules.ts";
import type { PersonAddressView, PersonGiftView, PersonView } from "./schema.ts";

/** Person with a row in `people`. A parent creates the row by renaming, annotating or merging people. */
type StoredPersonFacts = { id: string; name: string; note: string | null };

/** Gift of a named giver, with the data that assigns the gift to a person. */
export type PersonGiftFacts = Omit<PersonGiftView, "partId"> & {
  contactId: string | null;
  personId: string;
  storedPersonId: string | null;
};

export type PersonContactFacts = {
  id: string;
  email: string;
  personId: string | null;
  isConfirmed: boolean;
  isMailable: boolean;
  isAdded: boolean;
  /** Whether the e-mail address no longer gets mail. */
  hasEnded: boolean;
  since: string;
  /** Mail subscriptions of the e-mail address, including ended subscriptions. */
  subscriptions: (PersonView["follows"][number] & { name: string })[];
};

type Members = { gifts: PersonGiftFacts[]; contacts: PersonContactFacts[] };

/** Returns a name in lower case, without accents and punctuation. */
const normalizeName = (name: string): string =>
  foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Groups items by their key, in the order of the first item of each key. */
export function groupBy<Item>(items: readonly Item[], getKey: (item: Item) => string) {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = getKey(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

const isActive = (one: PersonView["follows"][number]) =>
  one.wantsUpdates || one.remindsBirthday || one.wantsDigest;

const viewAddress = (contact: PersonContactFacts): PersonAddressView => {
  const { id, email, isConfirmed, isMailable, isAdded, hasEnded } = contact;
  const state = isMailable ? "confirmed" : isConfirmed || hasEnded ? "ended" : "waiting";
  const isShown = state === "confirmed" || (state === "waiting" && isAdded);
  return { id, email: isShown ? email : null, state, isAdded };
};

/**
 * Returns a family's givers and followers, newest gift first. Gifts from one confirmed contact, and gifts that a parent
 * merged, belong to one person. `gifts` must be sorted newest first (rule: people).
 */
export function groupPeople(
  stored: readonly StoredPersonFacts[],
  contacts: readonly PersonContactFacts[],
  gifts: readonly PersonGiftFacts[],
): PersonView[] {
  const people = new Map<string, Members>();
  const membersOf = (id: string) => {
    const members = people.get(id) ?? { gifts: [], contacts: [] };
    people.set(id, members);
    return members;
  };
  for (const gift of gifts) membersOf(gift.personId).gifts.push(gift);
  const ofGifts = new Set(gifts.map(({ contactId }) => contactId));
  for (const contact of contacts) {
    const isGiver = ofGifts.has(contact.id);
    // The gift's row already shows the unconfirmed address.
    if (contact.personId === null && !contact.isConfirmed && isGiver) continue;
    const follows = !contact.hasEnded && contact.subscriptions.some(isActive);
    if (contact.personId === null && !follows && !isGiver) continue;
    membersOf(contact.personId ?? contact.id).contacts.push(contact);
  }
  const rows = new Map(stored.map((row) => [row.id, row]));
  const views = [...people].flatMap(([id, members]) => viewPerson(id, rows.get(id), members) ?? []);
  const named = groupBy(views, ({ name }) => normalizeName(name));
  return views
    .map((person) => ({ ...person, suggestedIds: suggestIds(person, views, named, people) }))
    .sort((a, b) => getLastTime(b).localeCompare(getLastTime(a)) || a.id.localeCompare(b.id));
}

/** Returns the time of a person's newest gift, or of the sign-up for a person without gifts. */
const getLastTime = ({ gifts, since }: PersonView): string => gifts[0]?.givenAt ?? since;

function viewPerson(
  id: string,
  row: StoredPersonFacts | undefined,
  { gifts, contacts }: Members,
): PersonView | null {
  const names = [
    ...gifts.map(({ giverName }) => giverName),
    ...contacts.flatMap(({ subscriptions }) => subscriptions.map((one) => one.name)),
  ];
  const name = row?.name ?? names[0];
  if (name === undefined) return null;
  const others = new Map(names.map((other) => [normalizeName(other), other]));
  others.delete(normalizeName(name));
  const contactIds = new Set(
    contacts.filter((contact) => contact.isConfirmed).map((contact) => contact.id),
  );
  const views = gifts.map(({ personId: _id, storedPersonId: _stored, contactId, ...gift }) => ({
    ...gift,
    partId: contactId !== null && contactIds.has(contactId) ? contactId : gift.id,
  }));
  const giving = new Set(gifts.map(({ contactId }) => contactId));
  const partIds = new Set([
    ...contacts
      .filter((contact) => contact.subscriptions.length > 0 || giving.has(contact.id))
      .map((contact) => contact.id),
    ...views.map(({ partId }) => partId),
  ]);
  const follows = contacts
    .filter((contact) => !contact.hasEnded)
    .flatMap(({ subscriptions }) => subscriptions)
    .filter(isActive);
  const kids = groupBy(follows, ({ kidId }) => kidId);
  const times = [...contacts.map(({ since }) => since), ...gifts.map(({ givenAt }) => givenAt)];
  const edited = { name, note: row?.note ?? null };
  return {
    id,
    ...edited,
    otherNames: [...others.values()],
    addresses: contacts.map(viewAddress),
    follows: [...kids].map(([kidId, all]) => ({
      kidId,
      wantsUpdates: all.some((one) => one.wantsUpdates),
      remindsBirthday: all.some((one) => one.remindsBirthday),
      wantsDigest: all.some((one) => one.wantsDigest),
    })),
    gifts: views,
    partIds: row !== undefined && partIds.size > 1 ? [...partIds] : [],
    suggestedIds: [],
    since: times.sort()[0] ?? "",
    version: getResourceVersion("person", edited),
  };
}

/**
 * Returns the IDs of people who share a name or an unconfirmed e-mail address with the given person. These people are
 * only suggestions, because different people can share a name or an address.
 */
function suggestIds(
  person: PersonView,
  all: readonly PersonView[],
  named: ReadonlyMap<string, readonly PersonView[]>,
  people: ReadonlyMap<string, Members>,
): string[] {
  const names = [person.name, ...person.otherNames].map(normalizeName);
  const sameName = names.flatMap((name) => named.get(name) ?? []).map(({ id }) => id);
  const contactsOf = (id: string) =>
    people.get(id)?.gifts.flatMap((gift) => gift.contactId ?? []) ?? [];
  const own = new Set(contactsOf(person.id));
  const sameAddress =
    own.size === 0
      ? []
      : all
          .filter(({ id }) => contactsOf(id).some((contact) => own.has(contact)))
          .map(({ id }) => id);
  return [...new Set([...sameName, ...sameAddress])].filter((id) => id !== person.id);
}

/** Returns the person with an ID, or with an address or gift that has this ID (rule: people). */
export const findPerson = (people: readonly PersonView[], id: string): PersonView | undefined =>
  people.find(
    (person) =>
      person.id === id ||
      person.addresses.some((address) => address.id === id) ||
      person.gifts.some((gift) => gift.id === id || gift.giftId === id),
  );
