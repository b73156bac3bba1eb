import {
  createUpdateInput,
  editUpdateInput,
  previewUpdateInput,
  type UpdateView,
} from "@giftling/domain";
import { checkInput } from "../../components/form/check-input.ts";

/**
 * Fields of the update dialog, as typed. `imageUrl` is the URL of the stored picture. `notify` is true when a new update is
 * mailed.
 */
export type UpdateValues = {
  title: string;
  content: string;
  imageUrl: string | null;
  notify: boolean;
};

export const updateValues = (update?: UpdateView): UpdateValues => ({
  title: update?.title ?? "",
  content: update?.content ?? "",
  imageUrl: update?.imageUrl ?? null,
  // An existing update may have been mailed already, even when it was deleted elsewhere and is added again.
  notify: update === undefined,
});

export const checkNewUpdate = (kidId: string, values: UpdateValues) =>
  checkInput(createUpdateInput, { kidId, ...values });

export const checkUpdate = (id: string, { notify: _notify, ...fields }: UpdateValues) =>
  checkInput(editUpdateInput, { id, ...fields });

export const checkPreview = (kidId: string, { notify: _notify, ...fields }: UpdateValues) =>
  checkInput(previewUpdateInput, { kidId, ...fields });
