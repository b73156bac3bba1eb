import {
  type KidSize,
  type KidView,
  mapKidSizes,
  type UpdateKidInput,
  updateKidInput,
} from "@giftling/domain";
import { type ValidationResult, validateInput } from "../../../components/form/validate-input.ts";
import { pickChangedFields } from "../../entries/edit-conflict.ts";
import type { EditBase } from "../../entries/use-edit-conflict.ts";

/** Values of the form for a kid's sizes and likes, as typed (rule: sizes). */
export type SizesFormValues = { showsSizes: boolean } & Record<KidSize, string>;

export const getSizesFormValues = (kid: KidView): SizesFormValues => ({
  ...mapKidSizes((name) => kid[name] ?? ""),
  showsSizes: kid.showsSizes,
});

export const validateSizes = (
  id: string,
  typed: SizesFormValues,
): ValidationResult<UpdateKidInput> => validateInput(updateKidInput, { id, ...typed });

/**
 * Returns the fields that changed since the start of the edit. Sets `areSizesRight`, because saving confirms all sizes
 * (rule: changed-elsewhere).
 */
export const pickChangedSizes = (
  input: UpdateKidInput,
  { start, version }: EditBase<SizesFormValues>,
): UpdateKidInput => ({
  ...pickChangedFields(validateSizes(input.id, start), input, version),
  areSizesRight: true,
});
