import {
  createUpdateInput,
  editUpdateInput,
  previewUpdateInput,
  type UpdateView,
} from "@giftling/domain";
import { validateInput } from "../../components/form/validate-input.ts";

/**
 * Values of the update form, as typed. `imageUrl` is the URL of the uploaded picture. `notify` states whether to mail a
 * new update.
 */
export type UpdateFormValues = {
  title: string;
  content: string;
  imageUrl: string | null;
  notify: boolean;
};

export const getUpdateFormValues = (update?: UpdateView): UpdateFormValues => ({
  title: update?.title ?? "",
  content: update?.content ?? "",
  imageUrl: update?.imageUrl ?? null,
  // Off for an existing update, because the update may have been mailed before it was deleted and added again.
  notify: update === undefined,
});

export const validateNewUpdate = (kidId: string, values: UpdateFormValues) =>
  validateInput(createUpdateInput, { kidId, ...values });

export const validateUpdate = (id: string, { notify: _notify, ...fields }: UpdateFormValues) =>
  validateInput(editUpdateInput, { id, ...fields });

export const validateUpdatePreview = (
  kidId: string,
  { notify: _notify, ...fields }: UpdateFormValues,
) => validateInput(previewUpdateInput, { kidId, ...fields });
