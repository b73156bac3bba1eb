import { DEMO_FAMILY_URL, type HubView } from "@giftling/domain";
import type { HubContextValue } from "../flow/hub-context.ts";

/**
 * Returns the URL of a hub's event stream, which ends with "&". Returns null for the demo. Returns null for a page with
 * a complete list, because an updated hub contains only the newest entries (rule: live-pages).
 */
export function getHubEventsPath(
  { familyUrl, kid }: HubView,
  whole: HubContextValue["whole"],
): string | null {
  if (familyUrl === DEMO_FAMILY_URL || whole.wall || whole.updates) return null;
  return `/api/hub/${familyUrl}/events?kid=${kid.id}&`;
}
