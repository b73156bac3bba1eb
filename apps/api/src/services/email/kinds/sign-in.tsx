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
  isSentIfRefused: true,
  mostADay: Number.POSITIVE_INFINITY,
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
  isSentIfRefused: true,
  mostADay: Number.POSITIVE_INFINITY,
  async read({ db, config, clock }, { facts: { signInId } }) {
    if (!(await findOpenEmailSignIn(db, signInId, clock.now()))) return null;
    return { code: formatSignInCode(deriveSignInCode(config.secret, signInId)) };
  },
  template: ({ code }, links) => ({
    subject: words.signInSubject(code),
    preview: words.addressChangePreview(),
    title: words.addressChangeTitle(),
    reason: words.addressChangeMailReason(),
    body: ({ Words, Code, Action, Small }) => (
      <>
        <Words>{words.addressChangeMessage()}</Words>
        <Code>{code}</Code>
        <Action href={links.addressChange}>{words.enterVerificationCodesButton()}</Action>
        <Small>{words.addressChangeNote(SIGN_IN_MAIL_LIFETIME_MINUTES)}</Small>
      </>
    ),
  }),
  samples: () => ({ "address-change": { code: "482 913" } }),
});

/** Mail to a parent about an added or removed passkey (rule: passkeys). */
const passkeyChangedMail = defineParentMail({
  facts: z.strictObject({
    change: z.enum(["added", "removed"]),
    /** Name of the passkey, because a removed passkey is no longer stored. */
    name: z.string().nullable(),
  }),
  turnedOffBy: null,
  read: (_env, { facts }) => facts,
  template({ change, name }, links) {
    const [subject, message] =
      change === "added"
        ? [passkeyWords.passkeyAddedSubject(), passkeyWords.passkeyAddedMessage(name)]
        : [passkeyWords.passkeyRemovedSubject(), passkeyWords.passkeyRemovedMessage(name)];
    return {
      subject,
      preview: passkeyWords.passkeyChangePreview(),
      body: createActionMailBody(
        message,
        links.passkeys,
        passkeyWords.viewPasskeysButton(),
        passkeyWords.passkeyChangeNote(),
      ),
    };
  },
  samples: () => ({
    "passkey-changed": { change: "added" as const, name: "Safari, iPhone" },
    "passkey-changed-removed": { change: "removed" as const, name: "Safari, iPhone" },
  }),
});

export const signInMails = {
  "address-change": addressChangeMail,
  "passkey-changed": passkeyChangedMail,
  "sign-in": signInMail,
};
