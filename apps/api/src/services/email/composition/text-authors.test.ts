import { LANGUAGES } from "@giftling/domain";
import { expect, test } from "vitest";
import { createMailsWithText, type MailField } from "../../../testing/mails-with-text.ts";
import type { MailKind } from "../registry.ts";
import { renderMail } from "./render.tsx";

type Fields = {
  /**
   * Fields typed by people outside the family of the mail's recipient. Mail programs must not turn these fields into
   * links.
   */
  strangers?: readonly string[];
  /**
   * Fields typed by the mail's recipient or the recipient's family, verified addresses, and codes that the server
   * creates.
   */
  own?: readonly string[];
};

/**
 * Authors of the text fields of each kind of mail that has such fields. A mail to a supporter contains only texts of
 * the family to whose mail the supporter subscribed.
 */
const FIELDS: Partial<Record<MailKind, Fields>> = {
  "confirm-address": { strangers: ["firstName"] },
  "sign-in": { own: ["code"] },
  "address-change": { own: ["code"] },
  "webhook-turned-off": { own: ["host"] },
  "passkey-changed": { own: ["change", "name"] },
  "new-update": { own: ["childFirstName", "title", "content"] },
  reminder: { own: ["childFirstName", "name"] },
  "thank-you": { own: ["childFirstName", "giverName", "giftLabel", "message"] },
  // The giver typed the label of an off-list gift. The family typed any other label.
  "gift-recorded": {
    strangers: ["giverName", "giftLabel of an off-list gift"],
    own: ["id", "kidId", "childFirstName", "giftLabel"],
  },
  "gift-recorded-too": {
    strangers: ["giverName", "giftLabel of an off-list gift"],
    own: ["id", "kidId", "childFirstName", "giftLabel"],
  },
  "busy-hub": { strangers: ["names"] },
  "wish-digest": { own: ["childFirstName", "wishes"] },
  "wish-removed": { own: ["wish", "childFirstName"] },
  "gift-given-back": { strangers: ["giverName"], own: ["wish", "childFirstName"] },
  "contribution-withdrawn": { strangers: ["giverName"], own: ["childFirstName"] },
  "weekly-summary": { own: ["childFirstName"] },
  "list-ready": { own: ["childFirstName"] },
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
};

const LINK = "evil.example";

const getFieldName = ({ key, owner }: MailField): string =>
  key === "giftLabel" && Reflect.get(owner, "isOffList") ? "giftLabel of an off-list gift" : key;

const isStrangers = (field: MailField): boolean =>
  Boolean(FIELDS[field.kind as MailKind]?.strangers?.includes(getFieldName(field)));

test("declares an author for every text field of every mail", () => {
  const found = new Map<string, Set<string>>();
  createMailsWithText(LINK, "en", (field) => {
    found.set(field.kind, (found.get(field.kind) ?? new Set()).add(getFieldName(field)));
    return false;
  });
  for (const kind of new Set([...found.keys(), ...Object.keys(FIELDS)])) {
    const { strangers = [], own = [] } = FIELDS[kind as MailKind] ?? {};
    expect([...(found.get(kind) ?? [])].sort(), kind).toEqual([...strangers, ...own].sort());
  }
});

test.each(LANGUAGES)("contains no visitor's text that resembles a link: %s", async (language) => {
  const mails = Object.entries(createMailsWithText(LINK, language, isStrangers));
  expect(mails.filter(([, { isTyped }]) => isTyped).map(([name]) => name)).toEqual(
    expect.arrayContaining(["gift-recorded", "gift-given-back", "parent-asks", "invitation"]),
  );
  for (const [name, { content }] of mails) {
    const { subject, html, text } = await renderMail(content);
    for (const part of [subject, content.preview, html, text])
      expect(part, name).not.toContain(LINK);
  }
});
