import type { ConfigView } from "./account.ts";
import type { HubKidsView, HubView } from "./hub.ts";

/** A page that is to be rendered before it reaches the browser: what is known of it. */
export type PageRequest = {
  /** Path with query. */
  url: string;
  /** Public origin without a slash at the end. */
  origin: string;
  /** What the page would ask the API for. The browser asks for whatever is missing here. */
  answers: {
    config?: ConfigView;
    /** null when the visitor is known to be signed out. */
    user?: null;
    hubKids?: HubKidsView;
    hub?: HubView;
  };
  /** Set when the hub's data are not there: no such hub, or the server could not read it (D13). */
  problem?: "missing" | "failing";
  /** Address of the picture for link previews. */
  previewUrl?: string;
};

/** Renders a page to a whole HTML document. The web app's server build has one; the API is told where. */
export type PageRenderer = (request: PageRequest) => Promise<string>;
