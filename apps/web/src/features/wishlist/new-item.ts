import {
  type CreateWishlistItemInput,
  completeWebAddress,
  createWishlistItemInput,
} from "@giftling/domain";

/** The fields of the add dialog, as typed. */
export type NewItem = { name: string; url: string; price: string; description: string };

export const EMPTY_ITEM: NewItem = { name: "", url: "", price: "", description: "" };

export type ItemProblems = Partial<Record<keyof NewItem, string>>;

export type CheckedItem =
  | { ok: true; input: CreateWishlistItemInput }
  | { ok: false; problems: ItemProblems };

const isField = (name: PropertyKey | undefined): name is keyof NewItem =>
  typeof name === "string" && name in EMPTY_ITEM;

/** What the API would be asked for, or what it would refuse, field by field (spec section 5). */
export function checkItem(kidId: string, item: NewItem): CheckedItem {
  const parsed = createWishlistItemInput.safeParse({
    kidId,
    name: item.name,
    url: completeWebAddress(item.url),
    price: item.price,
    description: item.description,
    priority: "medium",
    isActivity: false,
  });
  if (parsed.success) return { ok: true, input: parsed.data };
  const problems: ItemProblems = {};
  for (const issue of parsed.error.issues) {
    const field = issue.path[0];
    if (isField(field)) problems[field] ??= issue.message;
  }
  return { ok: false, problems };
}
