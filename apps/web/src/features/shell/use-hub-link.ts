import { trpc } from "../../trpc.ts";

/** Returns the URL to share of the family's hub. With a passcode it contains the key (rule: hub-passcode). */
export function useHubLink(path: string): string {
  const { data: user } = trpc.account.user.useQuery(undefined, { retryOnMount: false });
  const url = new URL(path, window.location.origin);
  if (user?.hubKey) url.searchParams.set("key", user.hubKey);
  return url.href;
}
