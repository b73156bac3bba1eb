import * as words from "@giftling/messages/mail/passcode";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";
import { createActionMailBody } from "../templates/action-body.tsx";

/** Mail to the parents about many wrong passcodes at the family's hub, at most once a day (rule: hub-passcode). */
export const passcodeGuessingMail = defineParentMail({
  facts: z.strictObject({}),
  turnedOffBy: null,
  read: (_env, { family }) => (family.passcodeHash === null ? null : {}),
  template: (_data, links) => ({
    subject: words.wrongPasscodesSubject(),
    preview: words.wrongPasscodesPreview(),
    body: createActionMailBody(
      words.wrongPasscodesMessage(),
      links.passcode,
      words.changePasscodeButton(),
    ),
  }),
  samples: () => ({ "passcode-guessed": {} }),
});
