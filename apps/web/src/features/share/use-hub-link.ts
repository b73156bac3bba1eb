import { trpc } from "../../trpc.ts";

/**
 * Returns the URL for sharing a hub. If the hub has a passcode, the URL contains a key that gives access without the
 * passcode (rule: hub-passcode).
 */
export function useHubLink(path: string): string {
  const { data: user } = trpc.account.user.useQuery(undefined, { retryOnMount: false });
  const url = new URL(path, window.location.origin);
  if (user?.hubKey) url.searchParams.set("key", user.hubKey);
  return url.href;
}
