import { ensureDatabase } from "@giftling/db/postgres";

/** Creates a second database in the server of `url`. Returns its URL. */
export async function createSecondDatabase(url: string, name: string): Promise<string> {
  await ensureDatabase(url, name);
  const second = new URL(url);
  second.pathname = `/${name}`;
  return second.href;
}
