import {
  findAskedContact,
  listKidsOfContact,
  moveConfirmation,
} from "@giftling/db/queries/hub/supporters";
import { z } from "zod";
import { sha256 } from "../../crypto/tokens.ts";
import { supporterMail } from "../composition/define-mail.ts";
import { confirmationToken } from "../composition/tokens.ts";
import { joinNames, plainNames } from "../templates/words.ts";

/** Asks whether an address wants a family's mail; until it says yes it gets nothing else (rule: email-confirmation, unconfirmed-mail). */
export const confirmAddress = supporterMail({
  facts: z.strictObject({}),
  turnedOffBy: null,
  async read({ db, config, links }, { contact, mail }) {
    const token = confirmationToken(config.secret, mail.id);
    const asked = await findAskedContact(db, sha256(token), new Date(0));
    // Confirmed meanwhile, or a newer mail asks.
    if (asked?.token !== "open") return null;
    const kids = await listKidsOfContact(db, contact.id);
    if (kids.length === 0) return null;
    return { childNames: kids.map(({ firstName }) => firstName), confirmUrl: links.confirm(token) };
  },
  template({ childNames, confirmUrl }) {
    const names = joinNames(plainNames(childNames)) || "a family";
    return {
      subject: "Shall we send you the family's news?",
      preview: "One tap, and you'll hear from the family when there is news.",
      title: "Shall we send you the news?",
      reason: "Nothing more comes to this address until you confirm it.",
      body: ({ Words, Action, Small }) => (
        <>
          <Words>{`Somebody asked for news of ${names} at this address, and we hope it was you. One press says yes.`}</Words>
          <Action href={confirmUrl}>Yes, send me the news</Action>
          <Small>
            The link works for 24 hours. If it wasn't you, there is nothing to do: simply leave this
            mail.
          </Small>
        </>
      ),
    };
  },
  samples: ({ links }) => ({
    "confirm-address": { childNames: ["Emma", "Theo"], confirmUrl: links.confirm("sample") },
  }),
  // The link's 24 hours count from the mail's departure.
  async beforeSettled(tx, { config }, { id, contactId }, { status, at }) {
    if (contactId === null || status !== "sent") return;
    await moveConfirmation(tx, contactId, sha256(confirmationToken(config.secret, id)), at);
  },
});
