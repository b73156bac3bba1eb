import type { BenchFamily } from "../bench/families.ts";
import type { ScaleFinding } from "./report.ts";

const AT_ONCE = 20;

/** Reads the hubs of all families, 20 at a time. Checks that each response is the requested hub. */
export async function checkHubs(origin: string, families: BenchFamily[]): Promise<ScaleFinding> {
  const queue = [...families];
  let right = 0;
  const read = async () => {
    for (let family = queue.pop(); family; family = queue.pop()) {
      const answer = await fetch(`${origin}/api/hub/${family.address}/${family.kidId}`);
      const body = await answer.text();
      const isWhole = [family.kidId, ...family.wishes].every((id) => body.includes(id));
      const isOthers = families.some((other) => other !== family && body.includes(other.kidId));
      if (answer.ok && isWhole && !isOthers) right += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, read));
  return {
    what: `${families.length} hubs, ${AT_ONCE} at once, behind PgBouncer by transaction`,
    promised: "all right",
    seen: `${right} right`,
    isKept: right === families.length,
  };
}
