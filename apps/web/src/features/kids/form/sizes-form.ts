import {
  eachKidSize,
  type KidSize,
  type KidView,
  type UpdateKidInput,
  updateKidInput,
} from "@giftling/domain";
import { type Checked, checkInput } from "../../../components/form/check-input.ts";
import { onlyChanged } from "../../entries/changed-elsewhere.ts";
import type { MadeOn } from "../../entries/use-made-on.ts";

/** Sizes and likes of a kid, as typed (rule: sizes). */
export type SizesValues = { showsSizes: boolean } & Record<KidSize, string>;

export const sizesValues = (kid: KidView): SizesValues => ({
  ...eachKidSize((name) => kid[name] ?? ""),
  showsSizes: kid.showsSizes,
});

export const checkSizes = (id: string, typed: SizesValues): Checked<UpdateKidInput> =>
  checkInput(updateKidInput, { id, ...typed });

/**
 * Returns the fields that differ from the values on which the edit was based. Saving confirms all sizes as correct (rule:
 * changed-elsewhere).
 */
export const changedSizes = (
  input: UpdateKidInput,
  { start, version }: MadeOn<SizesValues>,
): UpdateKidInput => ({
  ...onlyChanged(checkSizes(input.id, start), input, version),
  areSizesRight: true,
});
