import type { Executor } from "@giftling/db/client";
import { updateSharing } from "@giftling/db/queries/account/families";
import { updateLanguage } from "@giftling/db/queries/account/users";
import type { LanguagesInput } from "@giftling/domain";
import { languageCookie } from "../../request-language.ts";
import type { ParentContext } from "../own-kid.ts";

/**
 * Writes what the parent reads, in the app from the next page on and by mail, and what the family writes in (rule: languages,
 * mail-language); what is left out stays.
 */
export async function changeLanguages(
  tx: Executor,
  ctx: ParentContext,
  { language, hubLanguage }: LanguagesInput,
): Promise<void> {
  // In the order in which a first sign-in writes them.
  if (language) {
    await updateLanguage(tx, ctx.user.id, language);
    ctx.setCookie(languageCookie(language, ctx.deps.config.origin));
  }
  if (hubLanguage) await updateSharing(tx, ctx.familyId, { language: hubLanguage });
}
