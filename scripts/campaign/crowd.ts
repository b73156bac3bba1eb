/** Statuses of all responses (0 when no response came), and their times in milliseconds in ascending order. */
export type CrowdResult = { statuses: number[]; times: number[] };

/** Runs `clients` clients at the same time. Each client requests `each` URLs one after the other. */
export async function runCrowd(
  clients: number,
  each: number,
  addressOf: (client: number, turn: number) => string,
): Promise<CrowdResult> {
  const seen: CrowdResult = { statuses: [], times: [] };
  const ask = async (client: number) => {
    for (let turn = 0; turn < each; turn += 1) {
      const begin = performance.now();
      seen.statuses.push(await getResponseStatus(addressOf(client, turn)));
      seen.times.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => ask(client)));
  seen.times.sort((a, b) => a - b);
  return seen;
}

/** Returns the time within which this fraction of the responses came, in milliseconds. */
export const getResponseTimePercentile = ({ times }: CrowdResult, share: number): number =>
  times[Math.floor(times.length * share)] ?? Number.NaN;

/** Returns the status of a URL's response after reading the complete body. */
export async function getResponseStatus(
  address: string,
  headers: Record<string, string> = {},
): Promise<number> {
  try {
    const answer = await fetch(address, { headers });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}
