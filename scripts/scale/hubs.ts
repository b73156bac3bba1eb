import type { BenchFamily } from "../harness/families.ts";
import type { HarnessFinding } from "../harness/report.ts";
import { type RequestTarget, runConcurrently, sendRequest } from "../harness/requests.ts";

const AT_ONCE = 20;

/** Returns whether the product responds with this family's hub, and not with another family's kid. */
async function isRightHub(
  target: RequestTarget,
  families: readonly BenchFamily[],
  { address, kidId, wishes }: BenchFamily,
): Promise<boolean> {
  const { status, text } = await sendRequest(target, "GET", `/api/hub/${address}/${kidId}`);
  const isWhole = [kidId, ...wishes].every((id) => text.includes(id));
  const isMixed = families.some((other) => other.kidId !== kidId && text.includes(other.kidId));
  return status === 200 && isWhole && !isMixed;
}

/** Reads the hubs of all families, 20 at a time. Checks that each response is the requested hub. */
export async function checkHubIntegrity(
  target: RequestTarget,
  families: readonly BenchFamily[],
): Promise<HarnessFinding> {
  const answers = await runConcurrently(families.length, AT_ONCE, async (index) => {
    const family = families[index];
    return family !== undefined && isRightHub(target, families, family);
  });
  const right = answers.filter(Boolean).length;
  return {
    what: `${families.length} hubs, ${AT_ONCE} at once, behind PgBouncer by transaction`,
    promised: "all right",
    seen: `${right} right`,
    isKept: right === families.length,
  };
}
