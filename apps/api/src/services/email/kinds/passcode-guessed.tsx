import * as words from "@giftling/messages/mail/passcode";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";

/** Mail about many wrong passcodes at the hub, at most once a day (rule: hub-passcode). */
export const passcodeGuessingMail = defineParentMail({
  facts: z.strictObject({}),
  turnedOffBy: null,
  account: "open",
  read: ({ links }, { family }) =>
    family.passcodeHash === null ? null : { settingsUrl: links.privacy },
  template: ({ settingsUrl }) => ({
    subject: words.wrongPasscodesSubject(),
    preview: words.wrongPasscodesPreview(),
    title: words.wrongPasscodesSubject(),
    body: ({ Words, Action }) => (
      <>
        <Words>{words.wrongPasscodesMessage()}</Words>
        <Action href={settingsUrl}>{words.changePasscodeButton()}</Action>
      </>
    ),
  }),
  samples: ({ links }) => ({ "passcode-guessed": { settingsUrl: links.privacy } }),
});
