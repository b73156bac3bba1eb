import { GET_UPDATES_ANCHOR } from "@giftling/domain";

/** Whether the address leads straight to asking for news (rule: get-updates). */
export const asksForUpdates = (): boolean => window.location.hash === `#${GET_UPDATES_ANCHOR}`;
