import type { AddPasskeyInput, PasskeyOptions, PasskeysView } from "@giftling/domain";
import { passkeyOptionsOutput } from "@giftling/domain";
import ipaddr from "ipaddr.js";
import { generateToken } from "../../core/crypto/tokens.ts";
import type { Config } from "../../core/env/env.ts";

export const PASSKEY_CHALLENGE_LIFETIME_SECONDS = 5 * 60;

type PasskeyConfig = Pick<Config, "origin" | "hasEmailSignIn">;

type StoredPasskey = { credentialId: string; publicKey: string; counter: number };

/** Response of a browser to a challenge of a sign-in. */
export type PasskeyAssertion = {
  id: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  /** ID of the user, in base64url. */
  userHandle: string;
};

/** Returns the reason why a server's passkeys are disabled, or null if they are enabled (rule: passkeys). */
export function getPasskeyDisabledReason({
  origin,
  hasEmailSignIn,
}: PasskeyConfig): PasskeysView["unavailable"] {
  if (!hasEmailSignIn) return "provider";
  const { protocol, hostname } = new URL(origin);
  const isLocal = /(^|\.)localhost$/.test(hostname);
  const isAddress = ipaddr.isValid(hostname.replace(/^\[|\]$/g, ""));
  return isLocal || (protocol === "https:" && !isAddress) ? null : "plain-http";
}

// Imported on demand, because the library is large.
const loadLibrary = () => import("@simplewebauthn/server");

const getRpId = (origin: string) => new URL(origin).hostname;

/** Returns the user handle of a user, which authenticators store with a passkey. */
const getUserHandle = (userId: string) => Buffer.from(userId);

/** Returns the challenge in a browser's passkey response. Returns an empty string for an invalid response. */
export function parsePasskeyChallenge(clientDataJSON: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString());
    return typeof data === "object" && data !== null && "challenge" in data
      ? String(data.challenge)
      : "";
  } catch {
    return "";
  }
}

/** Returns the options with which a browser creates a discoverable passkey for a user. */
export async function createPasskeyOptions(
  { origin, siteName }: Pick<Config, "origin" | "siteName">,
  user: { id: string; email: string; name: string },
  known: readonly { credentialId: string; transports: string[] }[],
): Promise<PasskeyOptions> {
  const { generateRegistrationOptions } = await loadLibrary();
  const {
    extensions: _extensions,
    hints: _hints,
    ...options
  } = await generateRegistrationOptions({
    rpName: siteName,
    rpID: getRpId(origin),
    challenge: Buffer.from(generateToken(), "base64url"),
    userID: getUserHandle(user.id),
    userName: user.email || user.name || siteName,
    userDisplayName: user.name,
    timeout: PASSKEY_CHALLENGE_LIFETIME_SECONDS * 1_000,
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
  });
  return passkeyOptionsOutput.parse(options);
}

/** Verifies a new passkey and returns its public key. Returns null if the response is not valid for this origin. */
export async function verifyNewPasskey(
  { origin }: PasskeyConfig,
  { id, clientDataJSON, attestationObject }: AddPasskeyInput,
): Promise<StoredPasskey | null> {
  const { verifyRegistrationResponse } = await loadLibrary();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: "public-key",
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: parsePasskeyChallenge(clientDataJSON),
      expectedOrigin: origin,
      expectedRPID: getRpId(origin),
      requireUserVerification: false,
    });
    if (!registrationInfo) return null;
    const { credential } = registrationInfo;
    const publicKey = Buffer.from(credential.publicKey).toString("base64url");
    return { credentialId: credential.id, publicKey, counter: credential.counter };
  } catch {
    // The library throws an error for each invalid part of a response.
    return null;
  }
}

/** Returns the options with which a browser signs in with any passkey of this server. */
export async function createPasskeySignInOptions({ origin }: PasskeyConfig) {
  const { generateAuthenticationOptions } = await loadLibrary();
  return generateAuthenticationOptions({
    rpID: getRpId(origin),
    challenge: Buffer.from(generateToken(), "base64url"),
    timeout: PASSKEY_CHALLENGE_LIFETIME_SECONDS * 1_000,
    userVerification: "preferred",
  });
}

/** Verifies the signature of a sign-in. Returns the authenticator's new counter, or null if invalid. */
export async function verifyPasskeySignIn(
  { origin }: PasskeyConfig,
  { id, userHandle, ...response }: PasskeyAssertion,
  { userId, credentialId, publicKey, counter }: StoredPasskey & { userId: string },
): Promise<number | null> {
  if (userHandle !== getUserHandle(userId).toString("base64url")) return null;
  const { verifyAuthenticationResponse } = await loadLibrary();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: "public-key", response, clientExtensionResults: {} },
      expectedChallenge: parsePasskeyChallenge(response.clientDataJSON),
      expectedOrigin: origin,
      expectedRPID: getRpId(origin),
      credential: { id: credentialId, publicKey: Buffer.from(publicKey, "base64url"), counter },
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
