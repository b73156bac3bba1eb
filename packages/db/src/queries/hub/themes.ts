import { DEFAULT_HUB_THEME, type Theme } from "@giftling/domain";
import { eq } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { themes } from "../../schema/families.ts";
import { hasPatchChanges } from "../core/patch.ts";

export const themeColumns = {
  palette: themes.palette,
  accent: themes.accent,
  cover: themes.cover,
};

export async function findTheme(db: Executor, familyId: string): Promise<Theme | null> {
  const [row] = await db.select(themeColumns).from(themes).where(eq(themes.familyId, familyId));
  return row ?? null;
}

/** Updates the given fields of a family's theme. Concurrent calls do not overwrite each other's fields. */
export async function saveTheme(
  db: Executor,
  familyId: string,
  patch: { [Part in keyof Theme]?: Theme[Part] | undefined },
): Promise<void> {
  const insert = db.insert(themes).values({ familyId, ...DEFAULT_HUB_THEME, ...patch });
  const target = themes.familyId;
  await (hasPatchChanges(patch)
    ? insert.onConflictDoUpdate({ target, set: patch })
    : insert.onConflictDoNothing({ target }));
}
