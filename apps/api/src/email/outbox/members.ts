import type { Executor } from "@giftling/db/client";
import { listMembers } from "@giftling/db/queries/family/members";

/** Where mail to a family's parents goes, to each by themselves, the owner first; without those who have no address. */
export async function memberAddresses(
  db: Executor,
  familyId: string,
): Promise<{ userId: string; email: string }[]> {
  const members = await listMembers(db, familyId);
  return members.flatMap(({ id, email }) => (email === "" ? [] : { userId: id, email }));
}
