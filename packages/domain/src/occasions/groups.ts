/** Wishes of one occasion. `occasion` is null for the wishes without an occasion. */
type Group<Occasion, Wish> = { occasion: Occasion | null; wishes: Wish[] };

/**
 * Groups wishes by occasion, in the given order of the occasions. Wishes without an occasion precede past occasions.
 * Returns null for fewer than two occasions with wishes, unless an occasion is over (rule: occasions).
 */
export function groupByOccasion<
  Occasion extends { id: string; isPast: boolean },
  Wish extends { occasionId?: string | null | undefined },
>(occasions: readonly Occasion[], wishes: readonly Wish[]): Group<Occasion, Wish>[] | null {
  const groups = occasions
    .map((occasion) => ({
      occasion,
      wishes: wishes.filter(({ occasionId }) => occasionId === occasion.id),
    }))
    .filter((group) => group.wishes.length > 0);
  const past = groups.filter(({ occasion }) => occasion.isPast);
  if (groups.length < 2 && past.length === 0) return null;
  const grouped = new Set(groups.flatMap((group) => group.wishes));
  const others = wishes.filter((wish) => !grouped.has(wish));
  return [
    ...groups.filter(({ occasion }) => !occasion.isPast),
    ...(others.length > 0 ? [{ occasion: null, wishes: others }] : []),
    ...past,
  ];
}
