import { LANGUAGES } from "@giftling/domain";
import { expect, test } from "vitest";
import { type MailField, mailsWith } from "../../testing/typed-mails.ts";
import type { MailKind } from "../registry.ts";
import { renderMail } from "./render.tsx";

type Fields = {
  /** Typed by somebody whom the reader has not let in: no program may make a link of it. */
  strangers?: readonly string[];
  /** Typed by the reader's family or by the reader, or an address that a provider vouches for. */
  own?: readonly string[];
};

/** Who typed the texts of each mail's data. Mails to supporters carry the words of the family whose news they asked for. */
const FIELDS: Record<MailKind, Fields> = {
  "confirm-address": { strangers: ["firstName"] },
  "my-gifts": {},
  "new-update": { own: ["childFirstName", "title", "content"] },
  reminder: { own: ["childFirstName", "name"] },
  "thank-you": { own: ["childFirstName", "giverName", "giftLabel", "message"] },
  // An off-list gift's label is its giver's, another gift's the family's.
  "gift-recorded": {
    strangers: ["giverName", "giftLabel of an off-list gift"],
    own: ["id", "childFirstName", "giftLabel"],
  },
  "gift-recorded-too": {
    strangers: ["giverName", "giftLabel of an off-list gift"],
    own: ["id", "childFirstName", "giftLabel"],
  },
  "busy-hub": {},
  "passcode-guessed": {},
  "gift-given-back": { strangers: ["giverName"], own: ["wish", "childFirstName"] },
  "list-ready": { own: ["childFirstName"] },
  "referral-reward": {},
  "trial-ending": {},
  "trial-ended": {},
  "payment-failed": {},
  "account-closed": {},
  "account-reactivated": {},
  "closing-warning": {},
  purged: {},
  invitation: { strangers: ["ownerName", "childNames"] },
  "parent-asks": { strangers: ["name"], own: ["email", "invited"] },
  "parent-joined": { strangers: ["name"], own: ["email"] },
  "parent-let-in": { strangers: ["childNames"] },
  "parent-removed": { strangers: ["ownerName", "childNames"] },
  "new-owner": { strangers: ["fromName"] },
  "hand-over-asked": { own: ["ownerName"] },
  "hand-over-declined": { own: ["memberName"] },
  "hand-over-sent": { own: ["memberName"] },
  "handed-over": { own: ["ownerName"] },
  "payment-method-needed": {},
};

const LINK = "evil.example";

const getFieldName = ({ key, owner }: MailField): string =>
  key === "giftLabel" && Reflect.get(owner, "isOffList") ? "giftLabel of an off-list gift" : key;

const isStrangers = (field: MailField): boolean =>
  Boolean(FIELDS[field.kind as MailKind].strangers?.includes(getFieldName(field)));

test("every text of every mail has somebody who typed it", () => {
  const found: Record<string, Set<string>> = {};
  for (const kind of Object.keys(FIELDS)) found[kind] = new Set();
  mailsWith(LINK, "en", (field) => {
    found[field.kind]?.add(getFieldName(field));
    return false;
  });
  for (const [kind, { strangers = [], own = [] }] of Object.entries(FIELDS)) {
    expect([...(found[kind] ?? [])].sort(), kind).toEqual([...strangers, ...own].sort());
  }
});

test.each(LANGUAGES)(
  "no mail has a stranger's words that are like a link: %s",
  async (language) => {
    const mails = Object.entries(mailsWith(LINK, language, isStrangers));
    expect(mails.filter(([, { isTyped }]) => isTyped).map(([name]) => name)).toEqual(
      expect.arrayContaining(["gift-recorded", "gift-given-back", "parent-asks", "invitation"]),
    );
    for (const [name, { content }] of mails) {
      const { subject, html, text } = await renderMail(content);
      for (const part of [subject, content.preview, html, text])
        expect(part, name).not.toContain(LINK);
    }
  },
);
