import { and, eq, isNotNull } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { users } from "../../schema/account.ts";
import { pictures } from "../../schema/pictures.ts";

/** Records a stored file as this parent's; `size` in pixels. */
export async function insertPicture(
  db: Executor,
  userId: string,
  storageKey: string,
  size: { width: number; height: number },
): Promise<{ id: string }> {
  const [row] = await db
    .insert(pictures)
    .values({ userId, storageKey, ...size })
    .returning({ id: pictures.id });
  if (!row) throw new Error("The picture was not stored");
  return row;
}

/** The id of this parent's own picture; null when it is missing or somebody else's (rule: pictures). */
export async function findOwnPicture(
  db: Executor,
  userId: string,
  storageKey: string,
): Promise<string | null> {
  const [row] = await db
    .select({ id: pictures.id })
    .from(pictures)
    .where(and(eq(pictures.userId, userId), eq(pictures.storageKey, storageKey)));
  return row?.id ?? null;
}

/** True while a row names the stored file, which then must not be deleted. */
export async function isPictureKept(db: Executor, storageKey: string): Promise<boolean> {
  const rows = await db
    .select({ id: pictures.id })
    .from(pictures)
    .where(eq(pictures.storageKey, storageKey))
    .limit(1);
  return rows.length > 0;
}

/** True while the account that a stored file belongs to is closed (rule: closed-account). */
export async function isPictureHidden(db: Executor, storageKey: string): Promise<boolean> {
  const rows = await db
    .select({ id: pictures.id })
    .from(pictures)
    .innerJoin(users, eq(users.id, pictures.userId))
    .where(and(eq(pictures.storageKey, storageKey), isNotNull(users.closedAt)));
  return rows.length > 0;
}
