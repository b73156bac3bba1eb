/** Results of a crowd: responses by status (0: none came), and their times in milliseconds, ascending. */
export type CrowdSeen = { statuses: number[]; times: number[] };

/** Runs `clients` at once, each of which requests the URLs in turn, `each` times. */
export async function crowd(
  clients: number,
  each: number,
  addressOf: (client: number, turn: number) => string,
): Promise<CrowdSeen> {
  const seen: CrowdSeen = { statuses: [], times: [] };
  const ask = async (client: number) => {
    for (let turn = 0; turn < each; turn += 1) {
      const begin = performance.now();
      seen.statuses.push(await statusOf(addressOf(client, turn)));
      seen.times.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => ask(client)));
  seen.times.sort((a, b) => a - b);
  return seen;
}

/** Returns the time within which this share of the responses came. */
export const within = ({ times }: CrowdSeen, share: number): number =>
  times[Math.floor(times.length * share)] ?? Number.NaN;

/** Returns a URL's status after reading the whole response. */
export async function statusOf(
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
