import type { Executor } from "@giftling/db/client";
import {
  claimPasskeyChallenge,
  insertPasskeyChallenge,
} from "@giftling/db/queries/account/passkeys";
import { sha256 } from "../../core/crypto/tokens.ts";
import type { Deps } from "../../services/deps.ts";
import { CHALLENGE_SECONDS, readChallenge } from "../../services/identity/passkeys.ts";

type ChallengeDeps = Pick<Deps, "clock">;

/** Stores the hash of a challenge for the browser with the cookie of hash `browserHash`. */
export function storeChallenge(
  db: Executor,
  { clock }: ChallengeDeps,
  { challenge, browserHash }: { challenge: string; browserHash: string },
): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + CHALLENGE_SECONDS * 1_000);
  return insertPasskeyChallenge(db, { challengeHash: sha256(challenge), browserHash, expiresAt });
}

/** Claims the challenge in a browser's response. Returns false if the browser has no such open challenge. */
export function claimChallenge(
  db: Executor,
  { clock }: ChallengeDeps,
  { clientDataJSON, browserHash }: { clientDataJSON: string; browserHash: string },
): Promise<boolean> {
  const challengeHash = sha256(readChallenge(clientDataJSON));
  return claimPasskeyChallenge(db, { challengeHash, browserHash, now: clock.now() });
}
