import type {
  CreateKidInput,
  CreatePaymentLinkInput,
  CreateUpdateInput,
  ErrorCode,
  OnboardingDraft,
} from "@giftling/domain";
import { getErrorCode } from "../../../api-error.ts";
import { addIdempotencyKey, createIdempotencyKey } from "../../../idempotency-key.ts";
import { trpc } from "../../../trpc.ts";
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
};

/**
 * Returns functions that send the requests of the last onboarding step. A request that creates an entry has an
 * idempotency key (rule: onboarding-completion).
 */
export function useOnboardingMutations(): OnboardingMutations {
  const createKid = trpc.kids.create.useMutation();
  const updateKid = trpc.kids.update.useMutation();
  const setAvatar = trpc.kids.setAvatar.useMutation();
  const createLink = trpc.links.createPayment.useMutation();
  const updateLink = trpc.links.updatePayment.useMutation();
  const deleteLink = trpc.links.deletePayment.useMutation();
  const createUpdate = trpc.updates.create.useMutation();
  const editUpdate = trpc.updates.update.useMutation();
  const deleteUpdate = trpc.updates.delete.useMutation();
  return {
    kid: {
      create: (input, key) => createKid.mutateAsync(addIdempotencyKey(input, key)),
      change: async (id, { avatarUrl, ...fields }) => {
        await updateKid.mutateAsync({ id, ...fields });
        await setAvatar.mutateAsync({ id, avatarUrl: avatarUrl ?? null });
      },
    },
    link: (kidId) => ({
      create: (input, key) => createLink.mutateAsync(addIdempotencyKey({ kidId, ...input }, key)),
      change: (id, input) => updateLink.mutateAsync({ id, ...input }),
      remove: (id) => deleteLink.mutateAsync({ id }),
    }),
    update: (kidId) => ({
      create: (input, key) => createUpdate.mutateAsync(addIdempotencyKey({ kidId, ...input }, key)),
      change: (id, input) => editUpdate.mutateAsync({ id, ...input }),
      remove: (id) => deleteUpdate.mutateAsync({ id }),
    }),
  };
}

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
): Promise<void> {
  const sent = piece.sent ?? wanted;
  if (sent === null) return;
  let id = piece.id;
  if (id === null) {
    remember({ key: piece.key, sent, id: null });
    try {
      id = (await verbs.create(sent, piece.key)).id;
    } catch (error) {
      const code = getErrorCode(error);
      if (code === null || !REFUSALS.has(code)) throw error;
      const fresh = { key: createIdempotencyKey(), sent: null, id: null };
      remember(fresh);
      if (wanted === null || same(sent, wanted)) throw error;
      return settle(wanted, fresh, remember, verbs);
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
  await settle(wanted.kid, pieces.kid, keep("kid"), kidVerbs);
  const kidId = pieces.kid.id;
  if (kidId === null) throw new Error("The kid was not created");

  const link = calls.link(kidId);
  await settle(wanted.education, pieces.education, keep("education"), link);
  await settle(wanted.venmo, pieces.venmo, keep("venmo"), link);
  await settle(wanted.update, pieces.update, keep("update"), calls.update(kidId));
  return kidId;
}
