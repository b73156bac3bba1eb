import type { ProposalView } from "@giftling/domain";
import { asc, eq, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { proposals } from "../../schema/wishlist.ts";
import { buildItemInFamilyCondition, buildKidRowCondition } from "../core/ids.ts";
import { buildIsoTimestamp, buildJsonArray, type ViewColumns } from "../core/json.ts";

const { id, name, url, note, proposedBy, createdAt } = proposals;
const columns = { id, name, url, note, proposedBy, createdAt };
const fields = {
  ...columns,
  createdAt: buildIsoTimestamp(createdAt),
} satisfies ViewColumns<ProposalView>;

/** Returns SQL for a kid's proposals as JSON, oldest first. */
export const selectProposals = (kid: SQL): SQL =>
  buildJsonArray(fields, sql`${proposals} where ${proposals.kidId} = ${kid}`, sql`${proposals.id}`);

/** Returns the proposals for a kid, oldest first. Returns an empty list for another family's kid. */
export async function listProposals(db: Executor, familyId: string, kidId: string) {
  return db
    .select(columns)
    .from(proposals)
    .where(buildKidRowCondition(proposals.kidId, familyId, kidId))
    .orderBy(asc(proposals.id));
}

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
    .returning({ name, url });
  return gone ?? null;
}
