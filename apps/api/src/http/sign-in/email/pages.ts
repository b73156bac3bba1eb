import { TEXT_LIMITS } from "@giftling/domain";
import * as changeWords from "@giftling/messages/account/email-change";
import * as words from "@giftling/messages/account/email-sign-in";
import { getSignUpAccessNote } from "@giftling/messages/account/new-account";
import {
  getPasskeyProblemMessage,
  type PasskeyProblem,
  signInWithPasskeyButton,
} from "@giftling/messages/account/passkey-sign-in";
import * as signUpWords from "@giftling/messages/account/signup";
import { translateErrorMessage } from "@giftling/messages/sentences/errors";
import type { FastifyReply } from "fastify";
import type { Config } from "../../../core/env/env.ts";
import { SIGN_IN_MAIL_LIFETIME_MINUTES } from "../../../services/email/composition/tokens.ts";
import { getPasskeyDisabledReason } from "../../../services/identity/passkeys.ts";
import { escapeHtml, insertHtml, renderPage, sendPage } from "../../pages/plain/page.ts";
import {
  LOCKED_DOOR_SVG,
  OPEN_ENVELOPE_SVG,
  SEALED_ENVELOPE_SVG,
} from "../../pages/plain/pictures.ts";
import { EMAIL_CHANGE_PATH, LOGIN_PATH, PASSKEY_SIGN_IN_PATH } from "../attempt-cookie.ts";

const CODE_DIGITS = 6;

const renderProblem = (problem: string | undefined) =>
  problem === undefined
    ? ""
    : `<p class="problem" id="problem" role="alert">${escapeHtml(problem)}</p>`;

const describedBy = (problem: string | undefined) =>
  problem === undefined ? "" : ' aria-invalid="true" aria-describedby="problem"';

type AddressForm = {
  config: Pick<Config, "origin" | "hasEmailSignIn" | "oidc" | "mail" | "signUps">;
  /** Query string of the page, which contains the parameters of the sign-in. */
  query: string;
  email?: string;
  problem?: string;
  passkeyProblem?: PasskeyProblem;
};

/**
 * Sends the page with the form for an e-mail address. With an OpenID provider, the page also links to the provider.
 * Without sign-in by e-mail, the page has only that link. Without an SMTP server, the page explains how to get a
 * sign-in link. On a server with passkeys, a script offers the sign-in with a passkey (rule: email-sign-in).
 */
export const sendSignInPage = (reply: FastifyReply, status: number, form: AddressForm) =>
  sendPage(reply, status, () => addressPage(form));

function addressPage({ config, query, email = "", ...problems }: AddressForm): string {
  const { oidc, hasEmailSignIn, mail, signUps } = config;
  const { problem, passkeyProblem } = problems;
  const hasPasskeys = getPasskeyDisabledReason(config) === null;
  const text = problem === undefined ? undefined : translateErrorMessage(problem);
  const consent = insertHtml(signUpWords.consentNote(), {
    terms: `<a href="/terms">${signUpWords.termsLink()}</a>`,
    privacy: `<a href="/privacy">${signUpWords.privacyPolicyLink()}</a>`,
  });
  const isWithoutMail = hasEmailSignIn && mail.smtpUrl === null;
  const title = signUps === "open" ? words.emailSignInTitle() : words.signInButton();
  const form = `<p>${words.emailSignInDescription()}</p>
<form class="entry" method="post" action="${escapeHtml(LOGIN_PATH + query)}">
<label for="email">${words.addressLabel()}</label>
<input id="email" name="email" type="email" required autocomplete="${hasPasskeys ? "email webauthn" : "email"}" maxlength="${TEXT_LIMITS.email}" value="${escapeHtml(email)}" autofocus${describedBy(text)}>
${renderProblem(text)}
<button class="button" type="submit">${signUpWords.signUpWithEmailButton()}</button>
<small>${consent}</small>
</form>`;
  const note = signUps === "open" ? "" : `<p class="soft">${getSignUpAccessNote(signUps)}</p>`;
  if (!hasEmailSignIn) {
    const button = oidc === null ? "" : renderProviderButton("button", oidc.name, query);
    return renderPage({
      title,
      body: `<p>${button}</p>\n<p><small>${consent}</small></p>${note}`,
    });
  }
  const provider =
    oidc === null
      ? ""
      : `
<div class="next"><p>${words.signInMethodSeparatorLabel()}</p>
${renderProviderButton("button quiet", oidc.name, query)}</div>`;
  const heading = isWithoutMail ? words.mailUnavailableTitle() : title;
  return renderPage({
    title: heading,
    picture: isWithoutMail ? LOCKED_DOOR_SVG : "",
    files: hasPasskeys ? ["/passkey-sign-in.js"] : [],
    body: `${passkeyProblem === undefined ? "" : `<p class="problem" role="alert">${getPasskeyProblemMessage(passkeyProblem)}</p>`}
${isWithoutMail ? `<p>${words.mailUnavailableMessage()}</p>` : form}${hasPasskeys ? renderPasskeyForm(query) : ""}${provider}
${note}`,
  });
}

/** Renders the form that posts a passkey's response, for the script `/passkey-sign-in.js`. */
const renderPasskeyForm = (query: string) => `
<form class="next" id="passkey" method="post" action="${escapeHtml(PASSKEY_SIGN_IN_PATH + query)}" hidden>
<p>${words.signInMethodSeparatorLabel()}</p>
<input type="hidden" name="credential">
<button class="button quiet" type="submit">${signInWithPasskeyButton()}</button>
</form>`;

/** Renders a link to the sign-in at the OpenID provider. The link looks like a button. */
function renderProviderButton(className: string, name: string, query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.set("with", "provider");
  return `<a class="${className}" href="${escapeHtml(`${LOGIN_PATH}?${parameters}`)}">${escapeHtml(words.signInWithProviderButton(name))}</a>`;
}

type CodeForm = {
  email: string;
  action: string;
  /** Query string of the link that starts the sign-in again with the parameters of the first sign-in. */
  query: string;
  isWrong?: boolean;
};

export const sendSignInCodePage = (reply: FastifyReply, status: number, form: CodeForm) =>
  sendPage(reply, status, () => codePage(form));

function codePage({ email, action, query, isWrong = false }: CodeForm): string {
  const problem = isWrong ? words.incorrectCodeError() : undefined;
  const again = `<a href="${escapeHtml(LOGIN_PATH + query)}">${words.requestNewMailLink()}</a>`;
  return renderPage({
    title: words.signInCodeTitle(),
    body: `<p>${insertHtml(words.signInCodeDescription(), { email: `<strong>${escapeHtml(email)}</strong>` })}</p>
<form class="entry" method="post" action="${escapeHtml(action)}">
<label for="code">${words.signInCodeLabel()}</label>
<input class="digits" id="code" name="code" type="text" required inputmode="numeric" autocomplete="one-time-code" pattern="[\\s0-9]*" maxlength="${CODE_DIGITS + 3}" autofocus${describedBy(problem)}>
${renderProblem(problem)}
<button class="button" type="submit">${words.signInButton()}</button>
</form>
<p>${insertHtml(words.missingMailHint(SIGN_IN_MAIL_LIFETIME_MINUTES), { link: again })}</p>`,
  });
}

type ChangeForm = { from: string; to?: string; problem?: string };

/** Sends the page with the form for a parent's new e-mail address (rule: changed-address). */
export const sendEmailChangePage = (reply: FastifyReply, status: number, form: ChangeForm) =>
  sendPage(reply, status, () => {
    const { from, to = "", problem } = form;
    const text = problem === undefined ? undefined : translateErrorMessage(problem);
    const email = `<strong>${escapeHtml(from)}</strong>`;
    return renderPage({
      title: changeWords.changeAddressLink(),
      body: `<p>${insertHtml(changeWords.changeAddressDescription(), { email })}</p>
<form class="entry" method="post" action="${EMAIL_CHANGE_PATH}">
<label for="email">${changeWords.newAddressLabel()}</label>
<input id="email" name="email" type="email" required autocomplete="email" maxlength="${TEXT_LIMITS.email}" value="${escapeHtml(to)}" autofocus${describedBy(text)}>
${renderProblem(text)}
<button class="button" type="submit">${changeWords.sendVerificationCodesButton()}</button>
</form>
<p><a href="/settings/account">${changeWords.backToSettingsLink()}</a></p>`,
    });
  });

type ChangeCodesForm = { from: string; to: string; wrong?: readonly ("from" | "to")[] };

/** Sends the page with the form for the codes that were mailed to the old and the new address. */
export const sendEmailChangeCodesPage = (
  reply: FastifyReply,
  status: number,
  form: ChangeCodesForm,
) =>
  sendPage(reply, status, () => {
    const { wrong = [] } = form;
    const field = (name: "from" | "to") => {
      const isWrong = wrong.includes(name);
      const attributes = isWrong ? ` aria-invalid="true" aria-describedby="${name}-problem"` : "";
      const problem = isWrong
        ? `<p class="problem" id="${name}-problem" role="alert">${changeWords.incorrectCodeError()}</p>`
        : "";
      const focus = name === (wrong[0] ?? "from") ? " autofocus" : "";
      return `<label for="${name}">${escapeHtml(changeWords.verificationCodeLabel(form[name]))}</label>
<input class="digits" id="${name}" name="${name}" type="text" required inputmode="numeric" autocomplete="off" pattern="[\\s0-9]*" maxlength="${CODE_DIGITS + 3}"${focus}${attributes}>
${problem}`;
    };
    return renderPage({
      title: changeWords.verificationCodesTitle(),
      body: `<p>${changeWords.verificationCodesDescription()}</p>
<form class="entry" method="post" action="${EMAIL_CHANGE_PATH}/codes">
${field("from")}
${field("to")}
<button class="button" type="submit">${changeWords.changeAddressButton()}</button>
</form>
<p><a href="${EMAIL_CHANGE_PATH}">${changeWords.restartEmailChangeLink()}</a></p>`,
    });
  });

/** Sends the page for a sign-in that can no longer be used. `again` is the URL that starts a new sign-in. */
export const sendUnusableSignInPage = (
  reply: FastifyReply,
  ending: words.SignInFailure,
  again: string = LOGIN_PATH,
) =>
  sendPage(reply, 404, () =>
    renderPage({
      title: words.getSignInFailureTitle(ending),
      picture: SEALED_ENVELOPE_SVG,
      body: `<p>${words.getSignInFailureMessage(ending, SIGN_IN_MAIL_LIFETIME_MINUTES)}</p>
<p><a class="button" href="${escapeHtml(again)}">${words.requestNewMailButton()}</a></p>`,
    }),
  );

/** Sends the page that shows a sign-in's code to a browser that opened the link, but did not start the sign-in. */
export const sendOtherBrowserPage = (reply: FastifyReply, code: string) =>
  sendPage(reply, 200, () =>
    renderPage({
      title: words.otherBrowserTitle(),
      picture: OPEN_ENVELOPE_SVG,
      body: `<p>${words.otherBrowserMessage()}</p>
<p class="digits">${code}</p>
<p>${words.otherBrowserNote()}</p>
<p><a href="${LOGIN_PATH}">${words.signInOnThisBrowserLink()}</a></p>`,
    }),
  );

/** Sends the page for an operator's link. A button signs in, so that link scanners do not use up the link. */
export const sendOperatorSignInPage = (reply: FastifyReply, email: string, action: string) =>
  sendPage(reply, 200, () =>
    renderPage({
      title: words.operatorSignInLinkTitle(),
      picture: OPEN_ENVELOPE_SVG,
      body: `<p>${insertHtml(words.operatorSignInLinkMessage(), { email: `<strong>${escapeHtml(email)}</strong>` })}</p>
<form method="post" action="${escapeHtml(action)}"><button class="button" type="submit">${words.signInButton()}</button></form>`,
    }),
  );
