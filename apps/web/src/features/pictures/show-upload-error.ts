import { tryAgainMessage } from "@giftling/messages/common";
import * as words from "@giftling/messages/kids/pictures";
import { translateParentError } from "@giftling/messages/sentences/parents";
import { showErrorToast } from "../../components/toast/error-toast.ts";

/** Shows a toast about a failed upload, with the file's problem or the server's error (rule: pictures). */
export function showUploadError(error: Error): void {
  const isFileProblem = error.name === "Error";
  const fallback = isFileProblem ? translateParentError(error.message) : tryAgainMessage();
  showErrorToast(words.uploadErrorTitle(), error, fallback);
}
