import type { Executor } from "@giftling/db/client";
import { writeSharingSettings } from "@giftling/db/queries/account/families";
import { updateLanguage } from "@giftling/db/queries/account/users";
import type { LanguagesInput } from "@giftling/domain";
import type { ParentContext } from "../../access/read-own-kid-list.ts";
import { createLanguageCookie } from "../../core/request-language.ts";

/**
 * Updates the language of the parent's app and mail, and the language of the family. Absent fields stay unchanged
 * (rule: languages).
 */
export async function updateLanguages(
  tx: Executor,
  ctx: ParentContext,
  { language, hubLanguage }: LanguagesInput,
): Promise<void> {
  // Writes the user before the family, in the same order as a first sign-in.
  if (language) {
    await updateLanguage(tx, ctx.user.id, language);
    ctx.setCookie(createLanguageCookie(language, ctx.deps.config.origin));
  }
  if (hubLanguage) await writeSharingSettings(tx, ctx.familyId, { language: hubLanguage });
}
