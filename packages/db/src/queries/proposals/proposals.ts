import type { ProposalView } from "@giftling/domain";
import { eq, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { proposals } from "../../schema/wishlist.ts";
import { buildItemInFamilyCondition } from "../core/ids.ts";
import { buildIsoTimestamp, buildJsonArray, type ViewColumns } from "../core/json.ts";

const fields: ViewColumns<ProposalView> = {
  id: proposals.id,
  name: proposals.name,
  url: proposals.url,
  note: proposals.note,
  proposedBy: proposals.proposedBy,
  createdAt: buildIsoTimestamp(proposals.createdAt),
};

/** Returns SQL for a kid's proposals as JSON, oldest first. */
export const selectProposals = (kid: SQL): SQL =>
  buildJsonArray(fields, sql`${proposals} where ${proposals.kidId} = ${kid}`, sql`${proposals.id}`);

export async function countProposals(db: Executor, kidId: string): Promise<number> {
  return db.$count(proposals, eq(proposals.kidId, kidId));
}

/** Stores a proposal. Requires `lockKid`. */
export async function insertProposal(
  tx: Executor,
  values: Omit<typeof proposals.$inferInsert, "id" | "createdAt">,
): Promise<void> {
  await tx.insert(proposals).values(values);
}

/** Deletes a proposal and returns its wish. Returns null for an unknown proposal. */
export async function deleteProposal(tx: Executor, familyId: string, proposalId: string) {
  const [gone] = await tx
    .delete(proposals)
    .where(buildItemInFamilyCondition(proposals, familyId, proposalId))
    .returning({ name: proposals.name, url: proposals.url });
  return gone ?? null;
}
