import type { Executor } from "@giftling/db/client";
import { listMembers } from "@giftling/db/queries/family/members";

/** Returns the mail recipients among a family's parents, the owner first. Omits parents without an address. */
export async function listMemberAddresses(db: Executor, familyId: string) {
  const members = await listMembers(db, familyId);
  return members.flatMap(({ id, email }) => (email === "" ? [] : { userId: id, email }));
}
