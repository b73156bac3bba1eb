import { PARENT_ERRORS } from "@giftling/domain";

/** Reads a file as a data URL. Rejects with "Failed to read file" (rule: pictures). */
export function readAsDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      typeof reader.result === "string"
        ? resolve(reader.result)
        : reject(new Error(PARENT_ERRORS.fileUnreadable));
    reader.onerror = () => reject(new Error(PARENT_ERRORS.fileUnreadable));
    reader.readAsDataURL(file);
  });
}
