import type { ErrorCode, Language, Sentence } from "@giftling/domain";
import { runWithLanguage } from "@giftling/messages/language";
import { translateErrorMessage } from "@giftling/messages/sentences/errors";
import { AppError } from "./app-error.ts";

/** Returns an error's messages in the caller's language (rule: error-body). */
export const translateError = (
  { message, fields }: Pick<AppError, "message" | "fields">,
  language: Language,
): { message: Sentence; fields: Record<string, Sentence> | undefined } =>
  runWithLanguage(language, () => ({
    message: translateErrorMessage(message),
    fields:
      fields &&
      Object.fromEntries(
        Object.entries(fields).map(([name, message]) => [name, translateErrorMessage(message)]),
      ),
  }));

/** Returns the error body of one item of a bulk request, in the caller's language. */
export const translateItemError = (
  { code, message }: Pick<AppError, "code" | "message">,
  language: Language,
): { error: { code: ErrorCode; message: Sentence } } => ({
  error: { code, message: translateError({ message, fields: undefined }, language).message },
});

export function translateAppError(language: Language, error: AppError): AppError {
  const { message, fields } = translateError(error, language);
  const { cause, changed, retryAfter } = error;
  return new AppError(error.code, {
    message,
    cause,
    ...(fields ? { fields } : {}),
    ...(changed ? { changed } : {}),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
}
