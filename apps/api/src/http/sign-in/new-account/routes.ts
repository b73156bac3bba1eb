import type { Executor } from "@giftling/db/client";
import { isValidSignUpInviteToken } from "@giftling/db/queries/account/sign-up-invites";
import { isValidSetupToken } from "@giftling/db/queries/operation/installation";
import { EMAIL_IDENTITY_ISSUER, findEmailProblem, profileInput } from "@giftling/domain";
import { addressRegisteredError, nameRequiredError } from "@giftling/messages/account/new-account";
import { translateErrorMessage } from "@giftling/messages/sentences/errors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sha256 } from "../../../core/crypto/tokens.ts";
import {
  getSignUpInviteConditions,
  SIGN_UP_INVITE_PATH,
} from "../../../features/sign-up-invites/sign-up-invites.ts";
import type { Deps } from "../../../services/deps.ts";
import { readFormFields, registerFormFieldParser } from "../../pages/plain/forms.ts";
import { registerRouteScope } from "../../route-scope.ts";
import { DEFAULT_SIGN_IN_PARAMETERS } from "../attempt-cookie.ts";
import { createSignInRateLimitHook } from "../failure.ts";
import { SignUpError, sendSession, startSession } from "../sign-in.ts";
import {
  type NewAccountForm,
  sendNewAccountPage,
  sendOriginRequiredPage,
  sendUnusableLinkPage,
} from "./pages.ts";

export const SETUP_PATH = "/api/setup";

type LinkRequest = { Params: { token: string } };

type NewAccountRouteOptions = {
  kind: NewAccountForm["kind"];
  isOpen(tokenHash: string): Promise<boolean>;
  /** Returns the request's origin, null if the server has an origin, or "public" for a public network. */
  getOrigin(request: FastifyRequest): string | null;
  /** Returns the dependencies for the new account. Starts the app with `origin` if necessary. */
  getDeps(origin: string | null): Promise<Deps>;
  preHandler?: ReturnType<typeof createSignInRateLimitHook>;
};

/** Registers the setup link, which creates a server's first account (rule: first-account). */
export const registerSetupRoutes = (
  app: FastifyInstance,
  db: Executor,
  parts: Omit<NewAccountRouteOptions, "kind" | "isOpen">,
): Promise<void> =>
  registerNewAccountRoutes(app, {
    kind: "setup",
    isOpen: (tokenHash) => isValidSetupToken(db, tokenHash),
    ...parts,
  });

/**
 * Registers the links that create an account on a server whose origin is known: the setup link of a server with its own
 * database, and the links with which an operator or an owner invites other families (rule: sign-up-invitations).
 */
export async function registerNewAccountLinkRoutes(
  app: FastifyInstance,
  deps: Deps,
): Promise<void> {
  const parts = {
    getOrigin: () => null,
    getDeps: async () => deps,
    preHandler: createSignInRateLimitHook(deps, "callback"),
  };
  if (deps.config.dataDir !== null) await registerSetupRoutes(app, deps.db, parts);
  await registerNewAccountRoutes(app, {
    kind: "invite",
    isOpen: (tokenHash) =>
      isValidSignUpInviteToken(deps.db, tokenHash, getSignUpInviteConditions(deps)),
    ...parts,
  });
}

/**
 * Registers the form of a link that creates one account with the entered e-mail address. With the setup link, the
 * address counts as verified, because only an operator can read the link in the log. With an invitation, the address is
 * unverified until the person signs in by e-mail.
 */
async function registerNewAccountRoutes(
  app: FastifyInstance,
  { kind, isOpen, getOrigin, getDeps, preHandler }: NewAccountRouteOptions,
): Promise<void> {
  const path = `${kind === "setup" ? SETUP_PATH : SIGN_UP_INVITE_PATH}/:token`;
  const options = preHandler ? { preHandler } : {};
  await registerRouteScope(app, async (scope) => {
    registerFormFieldParser(scope);

    scope.get<LinkRequest>(path, options, async (request, reply) => {
      if (!(await isOpen(sha256(request.params.token)))) return sendUnusableLinkPage(reply);
      const origin = getOrigin(request);
      if (origin === "public") return sendOriginRequiredPage(reply);
      return sendNewAccountPage(reply, 200, { kind, action: request.url, origin });
    });

    scope.post<LinkRequest>(path, options, async (request, reply) => {
      const tokenHash = sha256(request.params.token);
      if (!(await isOpen(tokenHash))) return sendUnusableLinkPage(reply);
      const origin = getOrigin(request);
      if (origin === "public") return sendOriginRequiredPage(reply);
      const fields = readFormFields(request);
      const values = {
        name: fields.get("name")?.trim().replaceAll(/\s+/g, " ") ?? "",
        email: fields.get("email")?.trim() ?? "",
      };
      const form: NewAccountForm = { kind, action: request.url, origin, values };
      const problems = findProblems(values);
      if (Object.keys(problems).length > 0) {
        return sendNewAccountPage(reply, 400, { ...form, problems });
      }
      const deps = await getDeps(origin);
      const [firstName = "", ...lastName] = values.name.split(" ");
      const person = {
        issuer: EMAIL_IDENTITY_ISSUER,
        subject: values.email.toLowerCase(),
        email: values.email,
        verifiedEmail: kind === "setup" ? values.email : null,
        firstName,
        lastName: lastName.join(" "),
      };
      const link = { kind, tokenHash };
      const visit = DEFAULT_SIGN_IN_PARAMETERS;
      try {
        const session = await deps.db.transaction((tx) =>
          startSession(tx, deps, request, { person, visit, link }),
        );
        return await sendSession(deps, request, reply, session, visit);
      } catch (error) {
        if (!(error instanceof SignUpError)) throw error;
        if (error.reason === "refused") return sendUnusableLinkPage(reply);
        const known = { email: addressRegisteredError };
        return sendNewAccountPage(reply, 409, { ...form, problems: known });
      }
    });
  });
}

/** Returns error messages for invalid fields, as functions that translate to the current language. */
function findProblems({
  name,
  email,
}: NonNullable<NewAccountForm["values"]>): NonNullable<NewAccountForm["problems"]> {
  const invalidName = profileInput.shape.firstName.safeParse(name).error?.issues[0]?.message;
  const invalidEmail = findEmailProblem(email);
  return {
    ...(invalidName !== undefined && {
      name: () => (name === "" ? nameRequiredError() : translateErrorMessage(invalidName)),
    }),
    ...(invalidEmail !== null && { email: () => translateErrorMessage(invalidEmail) }),
  };
}
