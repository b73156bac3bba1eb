import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { createValidationError } from "./validation-error.ts";

/** Returns a mock response: the call `path` is rejected with a message for each of `fields`. */
export const rejectFields = (path: string, fields: Record<string, string>) => ({
  [path]: () => Promise.reject(createValidationError(path, fields)),
});

/** Returns queries within the open dialog. */
export const findDialog = async () => within(await screen.findByRole("dialog"));

/** Changes a field's value. Queries the field on each call, because rendering may have replaced its element. */
export async function changeField(label: string, value: string) {
  fireEvent.change((await findDialog()).getByLabelText(label), { target: { value } });
}

/** Returns a field's accessible description. Throws unless the field is invalid and focused. */
export async function getFocusedError(label: string) {
  const field = (await findDialog()).getByLabelText(label);
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  expect(document.activeElement).toBe(field);
  const ids = field.getAttribute("aria-describedby")?.split(/\s+/) ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join();
}

export const isFieldInvalid = async (label: string) =>
  (await findDialog()).getByLabelText(label).getAttribute("aria-invalid") === "true";
