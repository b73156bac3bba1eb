import { trpc } from "../../trpc.ts";

/** The whole address to share of a path to the own hub: with a passcode it carries the key (rule: hub-passcode). */
export function useHubLink(path: string): string {
  const { data: user } = trpc.account.user.useQuery(undefined, { retryOnMount: false });
  const url = new URL(path, window.location.origin);
  if (user?.hubKey) url.searchParams.set("key", user.hubKey);
  return url.href;
}
