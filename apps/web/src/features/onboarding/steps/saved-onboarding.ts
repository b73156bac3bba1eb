import {
  createKidInput,
  createPaymentLinkInput,
  createUpdateInput,
  eachOnboardingKidText,
  emptyOnboardingDraft,
  type OnboardingDraft,
  onboardingCreates,
} from "@giftling/domain";
import { linkWords } from "@giftling/messages/onboarding";
import { z } from "zod";
import { newIdempotencyKey } from "../../../idempotency-key.ts";

/**
 * One thing that the last step creates. The key travels as Idempotency-Key; `sent` is what the server was
 * asked for under it, kept because an answer may be lost on its way; `id` is set once the answer came.
 */
export type Piece<Input> = { key: string; sent: Input | null; id: string | null };

const piece = <Schema extends z.ZodType>(sent: Schema) =>
  z.object({ key: z.string().min(8), sent: sent.nullable(), id: z.string().nullable() });

/** Stored without the kid's id, which is known only once the kid was made. */
const linkSchema = z.object(createPaymentLinkInput.shape).omit({ kidId: true });
const newsSchema = z.object(createUpdateInput.shape).omit({ kidId: true });
const kidSchema = z.object(createKidInput.shape);

const piecesSchema = z.object({
  kid: piece(kidSchema),
  education: piece(linkSchema),
  venmo: piece(linkSchema),
  update: piece(newsSchema),
});
export type OnboardingPieces = z.infer<typeof piecesSchema>;

const draftSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  familyUrl: z.string(),
  kidFirstName: z.string(),
  birthdayMonth: z.number().nullable(),
  birthdayDay: z.number().nullable(),
  // An older draft has no text that was added since, and null for a grade that was not chosen.
  ...eachOnboardingKidText(() =>
    z
      .string()
      .nullish()
      .transform((text) => text ?? ""),
  ),
  avatarUrl: z.string().nullable(),
  educationUrl: z.string(),
  contributionCode: z.string(),
  venmoUrl: z.string(),
  updateTitle: z.string(),
  updateContent: z.string(),
});

const savedSchema = z.object({
  draft: draftSchema,
  pieces: piecesSchema,
  reached: z.string().nullable().default(null),
  avatarAt: z.number().nullable().default(null),
});

/** What survives a reload: everything typed, the question that was open, and how far the last step got. */
export type SavedOnboarding = {
  draft: OnboardingDraft;
  pieces: OnboardingPieces;
  reached: string | null;
  /** When the draft's picture was uploaded, in milliseconds since 1970. */
  avatarAt: number | null;
};

/** The server keeps an upload that nothing shows for 24 hours; an hour before that it is chosen anew. In milliseconds. */
const AVATAR_WAITS_MS = 23 * 60 * 60 * 1_000;

type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const storageKey = (userId: string) => `giftling:onboarding:${userId}`;

const freshPiece = () => ({ key: newIdempotencyKey(), sent: null, id: null });

/** An onboarding with nothing typed but what is already known of the parent. */
export function newOnboarding(known: {
  firstName: string;
  lastName: string;
  familyUrl: string | null;
}): SavedOnboarding {
  return {
    draft: { ...emptyOnboardingDraft(known), familyUrl: known.familyUrl ?? "" },
    reached: null,
    avatarAt: null,
    pieces: {
      kid: freshPiece(),
      education: freshPiece(),
      venmo: freshPiece(),
      update: freshPiece(),
    },
  };
}

/** The browser's storage, or null where it is refused (private windows, blocked cookies). */
function browserStorage(): DraftStorage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** What this parent left behind, or null when there is nothing readable. */
export function loadOnboarding(
  userId: string,
  storage: DraftStorage | null = browserStorage(),
): SavedOnboarding | null {
  try {
    const text = storage?.getItem(storageKey(userId)) ?? null;
    if (text === null) return null;
    const parsed = savedSchema.safeParse(JSON.parse(text));
    return parsed.success ? withoutOldAvatar(parsed.data) : null;
  } catch {
    return null;
  }
}

/** A picture that the server has forgotten by now is no part of the draft; one that was asked for with the kid stays. */
function withoutOldAvatar(saved: SavedOnboarding): SavedOnboarding {
  const { draft, pieces, avatarAt } = saved;
  const isKept = Date.now() - (avatarAt ?? 0) < AVATAR_WAITS_MS || pieces.kid.sent !== null;
  return isKept ? saved : { ...saved, draft: { ...draft, avatarUrl: null }, avatarAt: null };
}

/** Keeps it for the next visit; a browser that refuses to store only loses the draft on reload. */
export function saveOnboarding(
  userId: string,
  saved: SavedOnboarding,
  storage: DraftStorage | null = browserStorage(),
): void {
  try {
    storage?.setItem(storageKey(userId), JSON.stringify(saved));
  } catch {
    // Full or refused: the draft lives on in the page.
  }
}

/** Forgets the draft once everything in it exists. */
export function forgetOnboarding(
  userId: string,
  storage: DraftStorage | null = browserStorage(),
): void {
  try {
    storage?.removeItem(storageKey(userId));
  } catch {
    // Nothing was stored where storing is refused.
  }
}

/**
 * What the last step makes of a draft. It goes through the same schemas as what is stored, so that the two
 * compare and a retry sends byte for byte what was sent before. Rejects (ZodError) what a step would not
 * have let through.
 */
export function wantedPieces(draft: OnboardingDraft) {
  const creates = onboardingCreates(draft, linkWords());
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

/** True once the last step asked for the kid: then it is finished there, even after a reload. */
export function isFinishing(saved: SavedOnboarding | null): boolean {
  return saved !== null && saved.pieces.kid.sent !== null;
}
