import {
  createKidInput,
  createOnboardingDraft,
  createOnboardingInputs,
  createPaymentLinkInput,
  createUpdateInput,
  type OnboardingDraft,
  type UserView,
} from "@giftling/domain";
import { getDefaultLinkLabels } from "@giftling/messages/onboarding/onboarding";
import { useRef, useState } from "react";
import { z } from "zod";
import { readStorage, writeStorage } from "../../../components/memory/browser-storage.ts";
import { pickMatchingFields } from "../../../components/memory/drafts.ts";
import { createIdempotencyKey } from "../../../idempotency-key.ts";

/**
 * State of creating an entry. `key` is the idempotency key. `sent` is the last sent input, or null. `id` is the ID of
 * the created entry, or null.
 */
export type EntryCreationState<Input> = { key: string; sent: Input | null; id: string | null };

const createPartSchema = <Schema extends z.ZodType>(sent: Schema) =>
  z.object({ key: z.string().min(8), sent: sent.nullable(), id: z.string().nullable() });

/** Schema of a payment link without the kid's ID. The ID is unknown until the kid is created. */
const linkSchema = z.object(createPaymentLinkInput.shape).omit({ kidId: true });
const newsSchema = z.object(createUpdateInput.shape).omit({ kidId: true });
const kidSchema = z.object(createKidInput.shape);

const piecesSchema = z.object({
  kid: createPartSchema(kidSchema),
  education: createPartSchema(linkSchema),
  venmo: createPartSchema(linkSchema),
  update: createPartSchema(newsSchema),
});
export type OnboardingEntries = z.infer<typeof piecesSchema>;

/** Schema of the stored answers. A draft stored by an earlier version lacks newer answers, which start empty. */
const draftSchema = z.looseObject({}).transform((stored): OnboardingDraft => {
  const start = createOnboardingDraft();
  return Object.assign(start, pickMatchingFields(stored, start));
});

const savedSchema = z.object({
  draft: draftSchema,
  pieces: piecesSchema,
  reached: z.string().nullable().default(null),
  /** Unix time in milliseconds of the last change to the draft's picture. Null if the picture was never changed. */
  avatarAt: z.number().nullable().default(null),
});

/** Onboarding progress in browser storage: answers, the last shown question, and each request's state. */
export type SavedOnboarding = z.infer<typeof savedSchema>;

/** Maximum age of an uploaded picture in a draft, in milliseconds. The server deletes unused uploads later. */
const AVATAR_LIFETIME_MS = 23 * 60 * 60 * 1_000;

const storageKey = (userId: string) => `giftling:onboarding:${userId}` as const;

const createPendingEntry = () => ({ key: createIdempotencyKey(), sent: null, id: null });

/** Returns the progress of a new onboarding. Only the parent's names and the family URL are filled in, if known. */
export function createOnboarding(
  known: Pick<UserView, "firstName" | "lastName" | "familyUrl">,
): SavedOnboarding {
  return {
    draft: { ...createOnboardingDraft(known), familyUrl: known.familyUrl ?? "" },
    reached: null,
    avatarAt: null,
    pieces: {
      kid: createPendingEntry(),
      education: createPendingEntry(),
      venmo: createPendingEntry(),
      update: createPendingEntry(),
    },
  };
}

/** Returns the parent's stored onboarding progress. Returns null if the stored data is missing or invalid. */
export function loadOnboarding(userId: string): SavedOnboarding | null {
  try {
    const stored: unknown = JSON.parse(readStorage("localStorage", storageKey(userId)) ?? "null");
    const parsed = savedSchema.safeParse(stored);
    return parsed.success ? withoutOldAvatar(parsed.data) : null;
  } catch {
    return null;
  }
}

/** Removes a picture that the server may have deleted, unless the kid's creation was already requested. */
function withoutOldAvatar(saved: SavedOnboarding): SavedOnboarding {
  const { draft, pieces, avatarAt } = saved;
  const isKept = Date.now() - (avatarAt ?? 0) < AVATAR_LIFETIME_MS || pieces.kid.sent !== null;
  return isKept ? saved : { ...saved, draft: { ...draft, avatarUrl: null }, avatarAt: null };
}

export function saveOnboarding(userId: string, saved: SavedOnboarding): void {
  writeStorage("localStorage", storageKey(userId), JSON.stringify(saved));
}

export function deleteOnboarding(userId: string): void {
  writeStorage("localStorage", storageKey(userId), null);
}

/**
 * Returns the inputs of the requests of the last onboarding step. A retry with the same draft has the same inputs.
 * Throws a ZodError for an invalid draft.
 */
export function createEntryInputs(draft: OnboardingDraft) {
  const creates = createOnboardingInputs(draft, getDefaultLinkLabels());
  const linkOf = (type: "529" | "venmo") => {
    const link = creates.paymentLinks.find((candidate) => candidate.type === type);
    return link === undefined ? null : linkSchema.parse(link);
  };
  return {
    kid: kidSchema.parse(creates.kid),
    education: linkOf("529"),
    venmo: linkOf("venmo"),
    update: creates.update === null ? null : newsSchema.parse(creates.update),
  };
}

/** Returns whether the request that creates the kid was sent. If so, onboarding resumes at the last step. */
export function hasStartedLastStep(saved: SavedOnboarding | null): boolean {
  return saved !== null && saved.pieces.kid.sent !== null;
}

/**
 * Returns the parent's stored onboarding progress and functions that store changes. `latestPieces` reads browser
 * storage again, because another tab may have sent requests that create entries. Storing a draft keeps these requests'
 * states. Two tabs therefore create only one kid.
 */
export function useSavedOnboarding(user: UserView) {
  const [start] = useState(() => loadOnboarding(user.id) ?? createOnboarding(user));
  const current = useRef(start);
  const latestPieces = () => (loadOnboarding(user.id) ?? current.current).pieces;

  function store(patch: Partial<SavedOnboarding>) {
    current.current = { ...current.current, pieces: latestPieces(), ...patch };
    saveOnboarding(user.id, current.current);
  }
  return {
    start,
    store,
    storeDraft: (draft: OnboardingDraft) => {
      const { draft: before, avatarAt } = current.current;
      const isOtherPicture = draft.avatarUrl !== before.avatarUrl;
      store({ draft, avatarAt: isOtherPicture ? Date.now() : avatarAt });
    },
    latestPieces,
  };
}
