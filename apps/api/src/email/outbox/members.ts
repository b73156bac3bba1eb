import type { Executor } from "@giftling/db/client";
import { listMembers } from "@giftling/db/queries/family/members";

/** Returns the recipients of mail to a family's parents, one per parent, the owner first, without those who have no address. */
export async function memberAddresses(
  db: Executor,
  familyId: string,
): Promise<{ userId: string; email: string }[]> {
  const members = await listMembers(db, familyId);
  return members.flatMap(({ id, email }) => (email === "" ? [] : { userId: id, email }));
}
