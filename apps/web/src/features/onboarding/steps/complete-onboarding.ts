import type {
  CreateKidInput,
  CreatePaymentLinkInput,
  CreateUpdateInput,
  ErrorCode,
  OnboardingDraft,
} from "@giftling/domain";
import { createIdempotencyKey } from "../../../idempotency-key.ts";
import {
  createEntryInputs,
  type EntryCreationState,
  type OnboardingEntries,
} from "./saved-onboarding.ts";

type LinkInput = Omit<CreatePaymentLinkInput, "kidId">;
type NewsInput = Omit<CreateUpdateInput, "kidId">;

type Verbs<Input> = {
  create(input: Input, idempotencyKey: string): Promise<{ id: string }>;
  change(id: string, input: Input): Promise<unknown>;
  remove(id: string): Promise<unknown>;
};

export type OnboardingMutations = {
  kid: Pick<Verbs<CreateKidInput>, "create" | "change">;
  link(kidId: string): Verbs<LinkInput>;
  update(kidId: string): Verbs<NewsInput>;
  /** Returns the error code of an API error, or null if the request got no response. */
  codeOf(error: unknown): ErrorCode | null;
};

/** Error codes which prove that the request created no entry. The next attempt can therefore send other data. */
const REFUSALS: ReadonlySet<ErrorCode> = new Set([
  "BAD_REQUEST",
  "INVALID_INPUT",
  "PLAN_LIMIT",
  "NOT_A_CANDIDATE",
  "NO_FREE_SLOT",
  "TOO_MANY",
  "NOT_FOUND",
  "TOO_LARGE",
]);

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Creates, changes or deletes one entry to match the onboarding draft. A retry repeats the idempotency key and the
 * content, so that a lost response never causes a second entry. Later changes to the draft are then sent as an edit.
 */
async function settle<Input>(
  wanted: Input | null,
  piece: EntryCreationState<Input>,
  remember: (piece: EntryCreationState<Input>) => void,
  verbs: Verbs<Input>,
  codeOf: OnboardingMutations["codeOf"],
): Promise<void> {
  const sent = piece.sent ?? wanted;
  if (sent === null) return;
  let id = piece.id;
  if (id === null) {
    remember({ key: piece.key, sent, id: null });
    try {
      id = (await verbs.create(sent, piece.key)).id;
    } catch (error) {
      const code = codeOf(error);
      if (code === null || !REFUSALS.has(code)) throw error;
      const fresh = { key: createIdempotencyKey(), sent: null, id: null };
      remember(fresh);
      if (wanted === null || same(sent, wanted)) throw error;
      return settle(wanted, fresh, remember, verbs, codeOf);
    }
    remember({ key: piece.key, sent, id });
  }
  if (wanted === null) {
    await verbs.remove(id);
    remember({ key: createIdempotencyKey(), sent: null, id: null });
  } else if (!same(sent, wanted)) {
    await verbs.change(id, wanted);
    remember({ key: piece.key, sent: wanted, id });
  }
}

/**
 * Completes onboarding: creates the kid, the kid's links and the first update. A retry after a failure creates no entry
 * twice. Calls `remember` with the progress before and after every request. Resolves with the kid's ID and rejects with
 * the first error (rule: onboarding-completion).
 */
export async function completeOnboarding(
  draft: OnboardingDraft,
  saved: OnboardingEntries,
  remember: (pieces: OnboardingEntries) => void,
  calls: OnboardingMutations,
): Promise<string> {
  const wanted = createEntryInputs(draft);
  const pieces = { ...saved };
  const keep =
    <Name extends keyof OnboardingEntries>(name: Name) =>
    (piece: OnboardingEntries[Name]) => {
      pieces[name] = piece;
      remember({ ...pieces });
    };

  const kidVerbs = {
    ...calls.kid,
    remove: () => Promise.reject(new Error("A kid is required")),
  };
  await settle(wanted.kid, pieces.kid, keep("kid"), kidVerbs, calls.codeOf);
  const kidId = pieces.kid.id;
  if (kidId === null) throw new Error("The kid was not created");

  const link = calls.link(kidId);
  await settle(wanted.education, pieces.education, keep("education"), link, calls.codeOf);
  await settle(wanted.venmo, pieces.venmo, keep("venmo"), link, calls.codeOf);
  await settle(wanted.update, pieces.update, keep("update"), calls.update(kidId), calls.codeOf);
  return kidId;
}
