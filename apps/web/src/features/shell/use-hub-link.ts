import { trpc } from "../../trpc.ts";

/**
 * Returns the URL under which the family's hub is shared. If the hub has a passcode, the URL contains the hub's key (rule:
 * hub-passcode).
 */
export function useHubLink(path: string): string {
  const { data: user } = trpc.account.user.useQuery(undefined, { retryOnMount: false });
  const url = new URL(path, window.location.origin);
  if (user?.hubKey) url.searchParams.set("key", user.hubKey);
  return url.href;
}
