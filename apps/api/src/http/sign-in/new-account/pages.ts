import { TEXT_LIMITS } from "@giftling/domain";
import * as signInWords from "@giftling/messages/account/email-sign-in";
import * as words from "@giftling/messages/account/new-account";
import * as signUpWords from "@giftling/messages/account/signup";
import type { FastifyReply } from "fastify";
import type { Config } from "../../../core/env/env.ts";
import { escapeHtml, insertHtml, renderPage, sendPage } from "../../pages/plain/page.ts";
import {
  LOCKED_DOOR_SVG,
  OPEN_ENVELOPE_SVG,
  SEALED_ENVELOPE_SVG,
} from "../../pages/plain/pictures.ts";
import { LOGIN_PATH } from "../attempt-cookie.ts";

type Field = "name" | "email";

export type NewAccountForm = {
  kind: "setup" | "invite";
  action: string;
  /** Origin of the request, which becomes the server's origin. Null if the server already has an origin. */
  origin: string | null;
  values?: Readonly<Record<Field, string>>;
  /** Functions that return an error message in the visitor's language, by name of the invalid form field. */
  problems?: Readonly<Partial<Record<Field, () => string>>>;
};

/** Sends the page with the form for the name and e-mail address of a new account (rule: first-account). */
export const sendNewAccountPage = (reply: FastifyReply, status: number, form: NewAccountForm) =>
  sendPage(reply, status, () => newAccountPage(form));

function newAccountPage({ kind, action, origin, values, problems = {} }: NewAccountForm): string {
  const [title, description] =
    kind === "setup"
      ? [words.setupTitle(), words.setupDescription()]
      : [words.signUpInviteTitle(), words.signUpInviteDescription()];
  const field = (name: Field, label: string, attributes: string) => {
    const problem = problems[name]?.();
    const described =
      problem === undefined ? "" : ` aria-invalid="true" aria-describedby="${name}-problem"`;
    return `<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" required value="${escapeHtml(values?.[name] ?? "")}" ${attributes}${described}>
${problem === undefined ? "" : `<p class="problem" id="${name}-problem" role="alert">${escapeHtml(problem)}</p>`}
</div>`;
  };
  const note = insertHtml(words.serverOriginNote(), {
    origin: `<strong>${escapeHtml(origin ?? "")}</strong>`,
  });
  return renderPage({
    title,
    picture: OPEN_ENVELOPE_SVG,
    body: `<p>${description}</p>
<form class="entry" method="post" action="${escapeHtml(action)}">
${field("name", words.nameLabel(), `type="text" autocomplete="name" maxlength="${TEXT_LIMITS.name}" autofocus`)}
${field("email", signInWords.addressLabel(), `type="email" autocomplete="email" maxlength="${TEXT_LIMITS.email}"`)}
${origin === null ? "" : `<small>${note}</small>`}
<button class="button" type="submit">${words.createAccountButton()}</button>
<small>${insertHtml(signUpWords.consentNote(), {
      terms: `<a href="/terms">${signUpWords.termsLink()}</a>`,
      privacy: `<a href="/privacy">${signUpWords.privacyPolicyLink()}</a>`,
    })}</small>
</form>`,
  });
}

const signInLink = () => `<p><a href="${LOGIN_PATH}">${signInWords.signInButton()}</a></p>`;

/** Sends the page for a setup or invitation link that is used, expired or unknown. */
export const sendUnusableLinkPage = (reply: FastifyReply) =>
  sendPage(reply, 404, () =>
    renderPage({
      title: words.invalidAccountLinkTitle(),
      picture: SEALED_ENVELOPE_SVG,
      body: `<p>${words.invalidAccountLinkMessage()}</p>\n${signInLink()}`,
    }),
  );

/** Sends the page for a setup link that was opened over a public network, where the setup requires APP_ORIGIN. */
export const sendOriginRequiredPage = (reply: FastifyReply) =>
  sendPage(reply, 400, () =>
    renderPage({
      title: words.serverOriginRequiredTitle(),
      picture: LOCKED_DOOR_SVG,
      body: `<p>${insertHtml(words.serverOriginRequiredMessage(), { variable: "<code>APP_ORIGIN</code>" })}</p>`,
    }),
  );

export const sendSetupRequiredPage = (reply: FastifyReply) =>
  sendPage(reply, 503, () =>
    renderPage({
      title: words.setupRequiredTitle(),
      picture: SEALED_ENVELOPE_SVG,
      body: `<p>${words.setupRequiredMessage()}</p>`,
    }),
  );

/** Sends the page for a person who has no account and may not create one (rule: sign-ups). */
export const sendSignUpDeniedPage = (reply: FastifyReply, { signUps }: Pick<Config, "signUps">) =>
  sendPage(reply, 403, () =>
    renderPage({
      title: words.signUpDeniedTitle(),
      picture: LOCKED_DOOR_SVG,
      body: `<p>${signUps === "open" ? words.setupRequiredMessage() : words.getSignUpDeniedMessage(signUps)}</p>
${signInLink()}`,
    }),
  );
