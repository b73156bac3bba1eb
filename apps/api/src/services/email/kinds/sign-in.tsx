import { findOpenEmailSignIn } from "@giftling/db/queries/account/email-sign-ins";
import * as words from "@giftling/messages/mail/email-sign-in";
import * as passkeyWords from "@giftling/messages/mail/passkeys";
import { z } from "zod";
import { defineAddressMail, defineParentMail } from "../composition/define-mail.ts";
import {
  deriveSignInCode,
  deriveSignInToken,
  formatSignInCode,
  SIGN_IN_MAIL_LIFETIME_MINUTES,
} from "../composition/tokens.ts";
import { createActionMailBody } from "../templates/action-body.tsx";

/** Mail with the link and the code of a sign-in by e-mail (rule: email-sign-in). */
export const signInMail = defineAddressMail({
  facts: z.strictObject({ signInId: z.string() }),
  isRequested: true,
  async read({ db, config, links, clock }, { facts: { signInId } }) {
    if (!(await findOpenEmailSignIn(db, signInId, clock.now()))) return null;
    return {
      code: formatSignInCode(deriveSignInCode(config.secret, signInId)),
      url: links.signInLink(deriveSignInToken(config.secret, signInId)),
    };
  },
  template: ({ code, url }) => ({
    subject: words.signInSubject(code),
    preview: words.signInPreview(),
    title: words.signInTitle(),
    reason: words.signInMailReason(),
    body: ({ Words, Code, Action, Small }) => (
      <>
        <Words>{words.signInMessage()}</Words>
        <Code>{code}</Code>
        <Action href={url}>{words.signInButton()}</Action>
        <Small>{words.signInNote(SIGN_IN_MAIL_LIFETIME_MINUTES)}</Small>
      </>
    ),
  }),
  samples: ({ links }) => ({
    "sign-in": { code: "482 913", url: links.signInLink("sample") },
  }),
});

/** Mail with a confirmation code for a change of address, to each of the two addresses (rule: changed-address). */
const addressChangeMail = defineAddressMail({
  facts: z.strictObject({ signInId: z.string() }),
  isRequested: true,
  async read({ db, config, links, clock }, { facts: { signInId } }) {
    if (!(await findOpenEmailSignIn(db, signInId, clock.now()))) return null;
    const code = formatSignInCode(deriveSignInCode(config.secret, signInId));
    return { code, url: links.addressChange };
  },
  template: ({ code, url }) => ({
    subject: words.signInSubject(code),
    preview: words.addressChangePreview(),
    title: words.addressChangeTitle(),
    reason: words.addressChangeMailReason(),
    body: ({ Words, Code, Action, Small }) => (
      <>
        <Words>{words.addressChangeMessage()}</Words>
        <Code>{code}</Code>
        <Action href={url}>{words.enterVerificationCodesButton()}</Action>
        <Small>{words.addressChangeNote(SIGN_IN_MAIL_LIFETIME_MINUTES)}</Small>
      </>
    ),
  }),
  samples: ({ links }) => ({
    "address-change": { code: "482 913", url: links.addressChange },
  }),
});

/** Stored data of `passkeyChangedMail`. Includes the passkey's name, because a removed passkey is no longer stored. */
const passkeyChangeSchema = z.strictObject({
  change: z.enum(["added", "removed"]),
  name: z.string().nullable(),
});
type PasskeyChange = z.infer<typeof passkeyChangeSchema> & { url: string };

/** Mail to a parent about an added or removed passkey (rule: passkeys). */
const passkeyChangedMail = defineParentMail({
  facts: passkeyChangeSchema,
  turnedOffBy: null,
  read: async ({ links }, { facts }): Promise<PasskeyChange> => ({ ...facts, url: links.passkeys }),
  template({ change, name, url }: PasskeyChange) {
    const [subject, message] =
      change === "added"
        ? [passkeyWords.passkeyAddedSubject(), passkeyWords.passkeyAddedMessage(name)]
        : [passkeyWords.passkeyRemovedSubject(), passkeyWords.passkeyRemovedMessage(name)];
    return {
      subject,
      preview: passkeyWords.passkeyChangePreview(),
      body: createActionMailBody(
        message,
        url,
        passkeyWords.viewPasskeysButton(),
        passkeyWords.passkeyChangeNote(),
      ),
    };
  },
  samples: ({ links: { passkeys: url } }) => ({
    "passkey-changed": { change: "added" as const, name: "Safari, iPhone", url },
    "passkey-changed-removed": { change: "removed" as const, name: "Safari, iPhone", url },
  }),
});

export const signInMails = {
  "address-change": addressChangeMail,
  "passkey-changed": passkeyChangedMail,
  "sign-in": signInMail,
};
