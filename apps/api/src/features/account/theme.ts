import type { Executor } from "@giftling/db/client";
import { lockFamily } from "@giftling/db/queries/account/families";
import { findTheme, saveTheme } from "@giftling/db/queries/hub/themes";
import {
  getVersion,
  getVisibleTheme,
  isFreeTheme,
  PARENT_ERRORS,
  STANDARD_THEME,
  type ThemeView,
  type UpdateThemeInput,
} from "@giftling/domain";
import type { ParentContext } from "../../access/read-own-kid-list.ts";
import { assertUnchanged } from "../../access/versions.ts";
import { AppError, orNotFound } from "../../core/errors/app-error.ts";
import { isPremium } from "../billing/plan-limits.ts";

/** Returns the theme that the family chose and the theme that the hub currently shows (rule: hub-themes). */
export async function readTheme(db: Executor, ctx: ParentContext): Promise<ThemeView> {
  const chosen = (await findTheme(db, ctx.familyId)) ?? STANDARD_THEME;
  return {
    chosen,
    shown: getVisibleTheme(chosen, isPremium(ctx)),
    version: getVersion("theme", chosen),
  };
}

/**
 * Updates parts of the family's theme. Throws CHANGED_MEANWHILE for a concurrent change, and PLAN_LIMIT when a Free
 * family chooses a part that requires Premium (rule: hub-themes).
 */
export async function updateTheme(
  tx: Executor,
  ctx: ParentContext,
  { version, ...patch }: UpdateThemeInput,
): Promise<ThemeView> {
  if (!isFreeTheme(patch) && !isPremium(ctx)) {
    throw new AppError("PLAN_LIMIT", { message: PARENT_ERRORS.themeRequiresPremium });
  }
  if (version !== undefined) {
    orNotFound(await lockFamily(tx, ctx.familyId));
    const { chosen } = await readTheme(tx, ctx);
    assertUnchanged("theme", chosen, { version, ...patch });
  }
  await saveTheme(tx, ctx.familyId, patch);
  return readTheme(tx, ctx);
}
