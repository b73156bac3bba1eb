import * as words from "@giftling/messages/mail/passcode";
import { z } from "zod";
import { defineParentMail } from "../composition/define-mail.ts";

/** Mail about many wrong passcodes at the hub, at most once a day (rule: hub-passcode). */
export const passcodeGuessed = defineParentMail({
  facts: z.strictObject({}),
  turnedOffBy: null,
  account: "open",
  read: ({ links }, { family }) =>
    family.passcodeHash === null ? null : { settingsUrl: links.privacy },
  template: ({ settingsUrl }) => ({
    subject: words.manyWrongPasscodes(),
    preview: words.nobodyGotIn(),
    title: words.manyWrongPasscodes(),
    body: ({ Words, Action }) => (
      <>
        <Words>{words.whatToDo()}</Words>
        <Action href={settingsUrl}>{words.chooseNewPasscode()}</Action>
      </>
    ),
  }),
  samples: ({ links }) => ({ "passcode-guessed": { settingsUrl: links.privacy } }),
});
