import type { Executor } from "@giftling/db/client";
import {
  claimPasskeyChallenge,
  deletePasskey,
  endPasskeyOffer,
  insertPasskey,
  insertPasskeyChallenge,
  listPasskeys,
  lockUser,
  type PasskeyRow,
  renamePasskey,
} from "@giftling/db/queries/account/passkeys";
import {
  type AddPasskeyInput,
  API_ERRORS,
  formatFullName,
  type IdInput,
  MAX_PASSKEYS,
  type PasskeyOptions,
  type PasskeysView,
  type PasskeyView,
  type RenamePasskeyInput,
} from "@giftling/domain";
import type { ParentContext } from "../../access/parent-context.ts";
import { sha256 } from "../../core/crypto/tokens.ts";
import { AppError, createLimitError, orNotFound } from "../../core/errors/app-error.ts";
import type { Deps } from "../../services/deps.ts";
import { queueParentMail } from "../../services/email/outbox/queue-mails.ts";
import { getDeviceName } from "../../services/identity/device-name.ts";
import {
  createPasskeyOptions,
  getPasskeyDisabledReason,
  PASSKEY_CHALLENGE_LIFETIME_SECONDS,
  parsePasskeyChallenge,
  verifyNewPasskey,
} from "../../services/identity/passkeys.ts";

type ChallengeDeps = Pick<Deps, "clock">;

/** Stores the hash of a passkey challenge for the browser that `browserHash` identifies. */
export function storePasskeyChallenge(
  db: Executor,
  { clock }: ChallengeDeps,
  { challenge, browserHash }: { challenge: string; browserHash: string },
): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + PASSKEY_CHALLENGE_LIFETIME_SECONDS * 1_000);
  return insertPasskeyChallenge(db, { challengeHash: sha256(challenge), browserHash, expiresAt });
}

/** Claims a passkey challenge. Returns false for a challenge that is unknown, used, expired or of another browser. */
export function consumePasskeyChallenge(
  db: Executor,
  { clock }: ChallengeDeps,
  { clientDataJSON, browserHash }: { clientDataJSON: string; browserHash: string },
): Promise<boolean> {
  const challengeHash = sha256(parsePasskeyChallenge(clientDataJSON));
  return claimPasskeyChallenge(db, { challengeHash, browserHash, now: clock.now() });
}

const viewPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): PasskeyView => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** Returns the caller's passkeys. `unavailable` is the reason why passkeys are disabled, or null (rule: passkeys). */
export async function readPasskeys({ deps, user }: ParentContext): Promise<PasskeysView> {
  const passkeys = (await listPasskeys(deps.db, user.id)).map(viewPasskey);
  return { unavailable: getPasskeyDisabledReason(deps.config), passkeys };
}

/** Returns the options for a new passkey. Stores the options' challenge for the caller's session. */
export async function startPasskeyRegistration(ctx: ParentContext): Promise<PasskeyOptions> {
  const { deps, user } = ctx;
  assertPasskeysAvailable(ctx);
  const known = await listPasskeys(deps.db, user.id);
  const owner = { id: user.id, email: user.email, name: formatFullName(user) };
  const options = await createPasskeyOptions(deps.config, owner, known);
  const { challenge } = options;
  await storePasskeyChallenge(deps.db, deps, { challenge, browserHash: getBrowserHash(ctx) });
  return options;
}

/** Stores a passkey and mails the parent. Throws CONFLICT for an invalid response or a known passkey, or TOO_MANY. */
export async function addPasskey(tx: Executor, ctx: ParentContext, input: AddPasskeyInput) {
  const { deps, user } = ctx;
  assertPasskeysAvailable(ctx);
  await lockUser(tx, user.id);
  const known = await listPasskeys(tx, user.id);
  if (known.length >= MAX_PASSKEYS) {
    throw createLimitError(API_ERRORS.passkeyLimitReached, MAX_PASSKEYS);
  }
  const browserHash = getBrowserHash(ctx);
  const { clientDataJSON, transports = [] } = input;
  const isClaimed = await consumePasskeyChallenge(tx, deps, { clientDataJSON, browserHash });
  const verified = isClaimed ? await verifyNewPasskey(deps.config, input) : null;
  if (!verified) throw new AppError("CONFLICT", { message: API_ERRORS.passkeyCreationFailed });
  const name = getDeviceName(ctx.userAgent);
  const row = await insertPasskey(tx, { ...verified, userId: user.id, transports, name });
  if (!row) throw new AppError("CONFLICT", { message: API_ERRORS.passkeyAlreadyRegistered });
  await endPasskeyOffer(tx, user.id, deps.clock.now());
  await mailChange(tx, ctx, { change: "added", passkey: row });
  return viewPasskey(row);
}

export async function updatePasskeyName({ deps, user }: ParentContext, input: RenamePasskeyInput) {
  return viewPasskey(orNotFound(await renamePasskey(deps.db, user.id, input.id, input.name)));
}

export async function removePasskey(tx: Executor, ctx: ParentContext, { id }: IdInput) {
  const passkey = orNotFound(await deletePasskey(tx, ctx.user.id, id));
  await mailChange(tx, ctx, { change: "removed", passkey });
}

export async function dismissPasskeyOffer(tx: Executor, { deps, user }: ParentContext) {
  await endPasskeyOffer(tx, user.id, deps.clock.now());
}

async function mailChange(
  tx: Executor,
  { deps, user }: ParentContext,
  { change, passkey }: { change: "added" | "removed"; passkey: PasskeyRow },
): Promise<void> {
  const facts = { change, name: passkey.name };
  await queueParentMail(tx, deps, user, { kind: "passkey-changed", facts });
}

function assertPasskeysAvailable({ deps }: ParentContext): void {
  if (getPasskeyDisabledReason(deps.config) === null) return;
  throw new AppError("CONFLICT", { message: API_ERRORS.passkeysUnavailable });
}

const getBrowserHash = (ctx: ParentContext) => orNotFound(ctx.sessionHash());
