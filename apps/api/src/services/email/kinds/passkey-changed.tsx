import * as words from "@giftling/messages/mail/passkeys";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";
import { createActionBody } from "../templates/action-body.tsx";

/** Stored data of the mail, with the passkey's name. A removed passkey is deleted before the mail is rendered. */
const passkeyChange = z.strictObject({
  change: z.enum(["added", "removed"]),
  name: z.string().nullable(),
});
type Data = z.infer<typeof passkeyChange> & { url: string };

/** Mail to a parent about an added or removed passkey (rule: passkeys). */
export const passkeyChangedMail = defineParentMail({
  facts: passkeyChange,
  turnedOffBy: null,
  read: async ({ links }, { facts }): Promise<Data> => ({ ...facts, url: links.passkeys }),
  template({ change, name, url }: Data) {
    const [subject, message] =
      change === "added"
        ? [words.passkeyAddedSubject(), words.passkeyAddedMessage(name)]
        : [words.passkeyRemovedSubject(), words.passkeyRemovedMessage(name)];
    return {
      subject,
      preview: words.passkeyChangePreview(),
      body: createActionBody(message, url, words.viewPasskeysButton(), words.passkeyChangeNote()),
    };
  },
  samples: ({ links: { passkeys: url } }) => ({
    "passkey-changed": { change: "added" as const, name: "Safari, iPhone", url },
    "passkey-changed-removed": { change: "removed" as const, name: "Safari, iPhone", url },
  }),
});
