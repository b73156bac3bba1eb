import {
  eachKidSize,
  type KidSize,
  type KidView,
  type UpdateKidInput,
  updateKidInput,
} from "@giftling/domain";
import { type CheckedInput, checkInput } from "../../../components/form/check-input.ts";
import { pickChanged } from "../../entries/changed-elsewhere.ts";
import type { EditBase } from "../../entries/use-made-on.ts";

/** Sizes and likes of a kid, as typed (rule: sizes). */
export type SizesValues = { showsSizes: boolean } & Record<KidSize, string>;

export const sizesValues = (kid: KidView): SizesValues => ({
  ...eachKidSize((name) => kid[name] ?? ""),
  showsSizes: kid.showsSizes,
});

export const checkSizes = (id: string, typed: SizesValues): CheckedInput<UpdateKidInput> =>
  checkInput(updateKidInput, { id, ...typed });

/**
 * Returns the fields that differ from the values on which the edit was based. Saving confirms all sizes as correct (rule:
 * changed-elsewhere).
 */
export const pickChangedSizes = (
  input: UpdateKidInput,
  { start, version }: EditBase<SizesValues>,
): UpdateKidInput => ({
  ...pickChanged(checkSizes(input.id, start), input, version),
  areSizesRight: true,
});
