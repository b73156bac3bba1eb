import { findOpenEmailSignIn } from "@giftling/db/queries/account/email-sign-ins";
import * as words from "@giftling/messages/mail/email-sign-in";
import { z } from "zod";
import { defineAddressMail } from "../composition/define-mail.ts";
import { deriveSignInCode, deriveSignInToken, formatSignInCode } from "../composition/tokens.ts";

/** Lifetime of a sign-in link and its code, in minutes. */
const MINUTES = 15;

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
    preview: words.signInPreview(MINUTES),
    title: words.signInTitle(),
    reason: words.signInReason(),
    body: ({ Words, Code, Action, Small }) => (
      <>
        <Words>{words.signInMessage()}</Words>
        <Code>{code}</Code>
        <Action href={url}>{words.logInButton()}</Action>
        <Small>{words.signInNote(MINUTES)}</Small>
      </>
    ),
  }),
  samples: ({ links }) => ({
    "sign-in": { code: "482 913", url: links.signInLink("sample") },
  }),
});

/**
 * Mail with a confirmation code for a change of address. The old and the new address each get such a mail
 * (rule: changed-address).
 */
export const addressChangeMail = defineAddressMail({
  facts: z.strictObject({ signInId: z.string() }),
  isRequested: true,
  async read({ db, config, links, clock }, { facts: { signInId } }) {
    if (!(await findOpenEmailSignIn(db, signInId, clock.now()))) return null;
    const code = formatSignInCode(deriveSignInCode(config.secret, signInId));
    return { code, url: links.addressChange };
  },
  template: ({ code, url }) => ({
    subject: words.signInSubject(code),
    preview: words.addressChangePreview(MINUTES),
    title: words.addressChangeTitle(),
    reason: words.addressChangeReason(),
    body: ({ Words, Code, Action, Small }) => (
      <>
        <Words>{words.addressChangeMessage()}</Words>
        <Code>{code}</Code>
        <Action href={url}>{words.enterAddressCodesButton()}</Action>
        <Small>{words.addressChangeNote(MINUTES)}</Small>
      </>
    ),
  }),
  samples: ({ links }) => ({
    "address-change": { code: "482 913", url: links.addressChange },
  }),
});
